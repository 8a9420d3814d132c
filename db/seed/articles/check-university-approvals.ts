export const checkUniversityApprovals = `<p>An advertisement for an online degree may carry four logos and the word “approved”. It rarely says who approved what, and until when. You can find out in one evening, from your phone, without paying anybody.</p>
<p>Type the address of each body yourself, or reach it through a search, and see that it ends in <strong>.gov.in</strong> or <strong>.ac.in</strong>. Do not follow a link from the advertisement.</p>
<h2>UGC-DEB: may it teach this programme online?</h2>
<p>The University Grants Commission (UGC) decides which universities may offer degrees online. Its Distance Education Bureau, UGC-DEB, publishes the lists. Start here. A university can be fully recognised for its campus and still have no permission to teach your programme online.</p>
<ol>
<li>On the UGC-DEB site, open the list of institutions recognised for <strong>online</strong> programmes. Distance learning has a separate list.</li>
<li>Choose the academic session in which you will join. Last year’s entry says nothing about this year.</li>
<li>Find the university by its full name and place. Several have names that sound alike.</li>
<li>Find your programme, word for word. Permission for an MBA does not cover an MCA.</li>
<li>Look at the notices, too. UGC announces there which universities may not admit students for a session.</li>
</ol>
<p>Save the page as a PDF with the day’s date. UGC also names subjects that may not be taught online or at a distance, mainly professional ones with practical training. Read that list before you pay for such a course.</p>
<h2>NAAC: how was the institution judged?</h2>
<p>The National Assessment and Accreditation Council (NAAC) looks at an institution as a whole: teaching, library, governance, results. Search for the name on NAAC’s own site and note three things: the exact institution, the result, and the date until which it is valid.</p>
<p>NAAC does not judge one course, and its result is not a permission to teach online. Treat it as a second opinion on the place.</p>
<h2>AICTE: does your subject need it?</h2>
<p>The All India Council for Technical Education (AICTE) deals with technical and management education. Whether an online programme needs its approval depends on the subject and on the kind of university, and the rules change. Look the institution up on AICTE’s site. If it is not there, ask the university which rule applies to it, and to send you the letter it relies on.</p>
<p>Some professions, such as teaching, have a council of their own. Ask which one your future employer will look for.</p>
<h2>Words that deserve a second look</h2>
<ul>
<li><strong>“In association with”.</strong> Ask whose name will stand on the final certificate.</li>
<li><strong>“UGC approved” beside a certificate course.</strong> Ask which list it is on. Short certificates and university degrees are different things.</li>
<li><strong>“Valid for all government jobs”.</strong> UGC treats a degree from a recognised online programme as equal to one earned on campus. Each recruitment notice still sets its own conditions, so read the one you care about.</li>
<li><strong>“Pay our partner today”.</strong> Universities may not run online degrees through franchises. Pay the university itself and keep its receipt.</li>
</ul>
<h2>One question to send</h2>
<p>If anything is unclear, put this to the university by e-mail and keep the answer:</p>
<blockquote><p>Please send me the UGC-DEB entry or letter that names this programme, in online mode, for the session in which I am applying.</p></blockquote>
<p>A university with its papers in order can answer this easily. Make your first list from <a href="/universities">our universities page</a> and check it in the same way: our word should not replace the regulator’s. If an entry puzzles you, <a href="/contact">send it to us</a> and we will read it with you.</p>`;
