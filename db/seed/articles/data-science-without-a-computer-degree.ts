export const dataScienceWithoutAComputerDegree = `<p>A commerce graduate who closes the monthly accounts, a nurse who fills in ward registers, a teacher with ten years of mark sheets: all three work with data already. What they ask us is whether they can study data science without a degree in computers. Often they can. It helps to know what the road looks like first.</p>
<h2>What data science is on an ordinary day</h2>
<p>Most of the work is less glamorous than its name. Somebody has a question, such as why deliveries are late in one district. You find the records, clean them, count and compare, draw a chart, and explain the answer to a person who has ten minutes.</p>
<p>Models that predict come on top of that. Without clean records and a clear question they are of little use, and people who know a trade from the inside tend to ask better questions about it.</p>
<h2>The three things to learn</h2>
<h3>Some mathematics</h3>
<p>You need school algebra, percentages, graphs, averages and spread, and probability. Later comes more: matrices and a little calculus. If you last saw these in Class 10, plan two or three months of revision before the course begins. It is the step people are most tempted to skip, and the one they are most grateful for.</p>
<h3>Some programming</h3>
<p>Begin with the spreadsheet you know: sorting, filters, pivot tables. Then learn SQL, the language for asking questions of a database, and Python, the language used in many courses. Neither needs a computer degree. Both need practice, a little nearly every day.</p>
<h3>Clear writing</h3>
<p>An answer nobody understands changes nothing. Practise explaining one chart in three sentences to someone at home.</p>
<h2>Which programme fits which person</h2>
<ul>
<li><strong>After Class 12:</strong> a bachelor’s degree in computer applications, statistics or data science. Many ask for mathematics at school.</li>
<li><strong>A graduate who wants to try it first:</strong> a postgraduate diploma or a short certificate. It takes less time and money, and it shows you whether you enjoy the work.</li>
<li><strong>A graduate who is sure:</strong> a master’s degree. Some accept any bachelor’s degree, others want mathematics or statistics in it.</li>
<li><strong>A manager who wants to use data well:</strong> an MBA with analytics, which has more business in it and less programming.</li>
</ul>
<p>Eligibility differs from university to university. Read the exact sentence, and if your degree is not named in it, ask for a written answer before you pay any fee.</p>
<h2>Test yourself for six weeks, free of cost</h2>
<p>Before you enrol anywhere, try this alongside your job:</p>
<ol>
<li><strong>Weeks one and two:</strong> revise averages, percentages and probability from a school textbook.</li>
<li><strong>Weeks three and four:</strong> follow a free beginner’s course in Python or SQL, half an hour a day.</li>
<li><strong>Weeks five and six:</strong> take a small public table, rainfall or train timings for example, and answer one question with one chart.</li>
</ol>
<p>If the hours passed quickly, go on. If every evening was a fight, you have learnt something useful for no money at all.</p>
<h2>What to look for in a course</h2>
<p>Ask to see the syllabus, semester by semester. Look for projects with real, untidy records, a teacher who answers questions, and a bridge course for students from other subjects. Ask what computer you need; an ordinary laptop is usually enough at the start, a phone is not.</p>
<p>Be wary of any promise of a salary or a job. Employers ask what you can do, so keep every project, and choose at least one from the field you know. The nurse who studies waiting times on a ward has a story that a fresh computer graduate cannot tell.</p>
<p>You will find the programmes we advise on under <a href="/courses">courses</a>. If you are unsure about the mathematics, tell <a href="/guidance">a counsellor</a> what you studied last and when. It is the most useful thing we can know.</p>`;
