export const readTheFeeSheetBeforeALoan = `<p>“Only a small sum every month” is a pleasant sentence. It leaves out how many months, what is added, and to whom you will owe the money. Before you choose a way to pay, read the fee sheet; then read the loan.</p>
<h2>The number in bold is not the price</h2>
<p>The large figure is often the tuition for one semester. Multiply it by the number of semesters, then add what is charged once and what is charged each year.</p>
<blockquote><p>Ask for the total in writing, in one figure, with the date until which it holds.</p></blockquote>
<h2>Six lines to look for</h2>
<p>A degree of four semesters, in round figures that are chosen only to show the sum:</p>
<table><thead><tr><th>Line</th><th>How often</th><th>In all</th></tr></thead><tbody><tr><td>Tuition</td><td>₹30,000 a semester</td><td>₹1,20,000</td></tr><tr><td>Registration</td><td>Once</td><td>₹2,000</td></tr><tr><td>Examinations</td><td>₹2,000 a semester</td><td>₹8,000</td></tr><tr><td>Library and platform</td><td>₹3,000 a year</td><td>₹6,000</td></tr><tr><td>Project and viva</td><td>Once, at the end</td><td>₹5,000</td></tr><tr><td>Degree certificate</td><td>Once</td><td>₹1,500</td></tr><tr><th>The whole degree</th><td>Four semesters</td><td><strong>₹1,42,500</strong></td></tr></tbody></table>
<p>Repeating a paper, should you need to, is charged each time. Ask also what you get back if you leave after one semester. Now you know what you have to pay for.</p>
<h2>Three ways to pay over time</h2>
<h3>Instalments from the university</h3>
<p>You pay each semester, or each month, straight to the university. There may be a small surcharge and there may be none. Nobody else is involved, so ask about this first.</p>
<h3>An EMI plan</h3>
<p>EMI means equated monthly instalment. Behind the plan there is usually a lender, a bank or a finance company, which pays the university and collects from you. It is a loan even if the word is not used. “No-cost EMI” can still carry a processing fee, or take away a discount that you would get for paying at once.</p>
<h3>An education loan</h3>
<p>This comes from a bank for the purpose of studying. Repayment can often begin after the course, and interest usually runs in the meantime. Not every bank lends for every online programme, and a parent may have to sign as co-borrower. Ask your own bank first, and ask whether this programme at this university qualifies. Tax relief on the interest has its own conditions; check with a tax adviser before you count on it.</p>
<h2>The sum to do on paper</h2>
<p>Multiply the instalment by the number of months. Add every fee. Take away the amount lent. What remains is the price of borrowing.</p>
<p>In round figures, chosen only to show the sum: ₹1,00,000 is lent and you pay ₹9,000 a month for twelve months. You return ₹1,08,000. With a processing fee of ₹2,000, the loan has cost you ₹10,000.</p>
<p>That is not the same as ten per cent a year. You give part of the money back every month, so the true yearly rate is higher. The figure that lets you compare is the <strong>annual percentage rate</strong>, or APR, which counts interest and charges together. Regulated lenders must show it in a Key Facts Statement before you agree. Ask for that page from each lender, and compare that line first.</p>
<h2>Questions before you sign</h2>
<ul>
<li>Who is the lender, by its full legal name, and is it regulated by the Reserve Bank of India?</li>
<li>If I leave the course, do I still owe the whole loan? Very often the answer is yes, because the lender has already paid.</li>
<li>Is the rate fixed, or can it change?</li>
<li>What does a late instalment cost, and what may I save by repaying early?</li>
<li>For a loan through an app: how many days do I have to cancel it?</li>
</ul>
<p>Sign nothing during a phone call, and read no one-time password out to anybody. A missed instalment can stay on your credit report long after the course has ended.</p>
<h2>A simple rule</h2>
<p>Borrow the smallest amount for the shortest time that still leaves money for a bad month at home. If two programmes suit you equally, the one you can pay for from your salary lets you sleep better.</p>
<p>Bring the fee sheet and the Key Facts Statement to <a href="/guidance">a counselling session</a>. We will add it up with you, line by line.</p>`;
