export const oneYearOrTwoYearMba = `<p>One year sounds like half the trouble of two. Sometimes it is; sometimes it is the same climb on a steeper path. Before you compare fees, compare what each programme is.</p>
<h2>Look at the last page first</h2>
<p>Ask one question of every programme: which words will stand on the paper I receive at the end?</p>
<p>The regular MBA in India is a master’s degree, usually of two years, in four semesters after a bachelor’s degree. Programmes of about a year go by many names: executive MBA, postgraduate programme, executive diploma, global MBA. Some end in a degree, others in a diploma or a certificate. Some are awarded by a university abroad.</p>
<p>All of these can be worth having, and they do not open the same doors. If you may one day sit a government exam, apply for a doctorate or study abroad, ask the body concerned whether it accepts this very award. For a foreign degree, ask how it is recognised in India. Look for the programme on the lists of UGC-DEB for your session, and put any doubt to the university in writing.</p>
<h2>Who the one-year path suits</h2>
<p>A short programme generally leaves out the long introduction. It expects you to know how an office works, and often asks for some years of experience. It may suit you if:</p>
<ul>
<li>you have worked for several years and stay in your field</li>
<li>you need a wider view of business for the next post, which you can already see</li>
<li>your family and your employer can bear a full year of busy evenings and weekends</li>
<li>the award is one that your employer values; ask before you enrol</li>
</ul>
<h2>Who the two-year path suits</h2>
<p>A longer programme gives each subject more room, and gives you more evenings off between them. It may suit you if:</p>
<ul>
<li>you are a recent graduate, or have little work experience</li>
<li>you want to change your field, and need time for a project or an internship</li>
<li>mathematics, accounts or English need some warming up</li>
<li>you work shifts, travel a good deal or care for somebody at home</li>
<li>a full master’s degree is what the next step requires</li>
</ul>
<h2>Count the hours, not the months</h2>
<p>Ask the university how many hours a student should plan for each week, with live classes, reading and assignments together. Then take out your calendar and see where they would go.</p>
<p>If a course asks for twenty hours a week and you have ten, it will not become shorter because you are keen. If the two-year course asks for ten and you have ten, that is your answer.</p>
<h2>Compare the whole cost</h2>
<p>A shorter programme is not always the cheaper one. Put both on one sheet: all semesters, examinations, the platform, any campus week with travel and stay, and the certificate. Then add what you might lose or gain at work. An increment that comes a year sooner belongs on the sheet, if it is certain. A hoped-for one does not.</p>
<h2>What does not depend on length</h2>
<p>Some things matter more than the number of months. Are the teachers there to answer questions? Are there cases and projects from Indian companies? Who are your classmates? What happens if you must pause? Ask to see one recorded class before you pay; it tells you more than the brochure.</p>
<h2>If you still cannot decide</h2>
<p>Write down the post you would like to hold three years from now, and find five advertisements for it. Note the qualification they ask for. If most of them say “MBA” or “postgraduate degree”, choose a programme that ends in one. If they stress experience and a skill, the shorter way may serve you well.</p>
<p>You can see programmes of both lengths under <a href="/courses">courses</a>, and the people who offer them under <a href="/universities">universities</a>. Our counsellors have this conversation often; <a href="/guidance">book a free consultation</a> and bring the five advertisements.</p>`;
