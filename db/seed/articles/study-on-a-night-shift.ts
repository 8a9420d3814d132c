export const studyOnANightShift = `<p>Call centres, hospitals, warehouses and newsrooms all have people who start work when the rest of the house goes to bed. An online degree can fit such a life. A timetable copied from somebody with a day job cannot.</p>
<p>This is how we suggest building your own.</p>
<h2>Begin with sleep, then place the books</h2>
<p>Write down one ordinary week: travel, shift, meals, sleep, family. Mark the sleep first and do not trade it away. A tired hour with a book open is not study, and driving home without sleep is dangerous.</p>
<p>Now look for the hours in which you are truly awake. For some it is the late afternoon, after waking. For others it is the first hour after the shift, before bed. Try each for a week and note how many pages you remember the next day.</p>
<h2>Plan in small pieces</h2>
<p>A free stretch of three hours seldom survives a rota. Forty minutes often does.</p>
<ul>
<li><strong>Two short sittings on working days</strong> for reading and recorded lectures.</li>
<li><strong>One long sitting on the weekly off</strong> for assignments and problems that need quiet.</li>
<li><strong>One empty sitting each week</strong> for whatever went wrong. Something will.</li>
</ul>
<p>Stop each sitting by writing the next step on a slip of paper: “page 41, solve question 3”. You will start faster tomorrow.</p>
<h2>Ask these questions before you choose a programme</h2>
<p>The word “flexible” has many meanings. Put your real rota in front of the university and ask:</p>
<ol>
<li>Are live classes recorded, and for how long may I watch them?</li>
<li>Does attendance at live classes count towards marks?</li>
<li>On which days and at what hours are exams held, and may I choose a slot?</li>
<li>How late may an assignment be, and whom do I tell?</li>
<li>Can I pause for one semester, and what does it cost to return?</li>
</ol>
<p>Rules differ from one university to the next, and a spoken promise is easily forgotten. Ask for the page in the student handbook.</p>
<h2>Tell two people</h2>
<p>Tell one person at work. Your manager need not know every grade, but a rota planner who knows the exam week in advance can often move a shift. Give the dates early and in writing, and offer a swap in return.</p>
<p>Tell one person at home. Agree on a sign, such as a closed door or a lamp that is lit, which means that you are studying and should be called only for something urgent. Agree on the hours when you are fully there for the family, too, and keep them as carefully.</p>
<h2>Make a place, however small</h2>
<p>A corner of the bedroom will do, if it is always the same corner. A lamp that lights the page, headphones, a charged phone with the lectures already downloaded, and water. Put the other phone in another room.</p>
<p>If you study after the shift, dim the light towards the end and let the last ten minutes be easy reading. It helps the body to understand that the day is over.</p>
<h2>When a month goes badly</h2>
<p>It happens to nearly everybody: a colleague leaves, a child falls ill, you miss two weeks. Do not try to catch up on everything. Find out which assignments carry marks, do those, and write to your mentor before the deadline rather than after it.</p>
<p>If the month becomes a season, take fewer papers where the university allows it. A degree that takes half a year longer is still a degree. If you feel low or unwell for weeks, see a doctor; the course can wait.</p>
<h2>A first step for tonight</h2>
<p>Draw the week on one sheet and count the waking, quiet hours that are really yours. Bring that number when you look through <a href="/courses">our courses</a>, or send it to <a href="/guidance">a counsellor</a> with your rota. We would sooner tell you to begin in the next session than see you stop halfway through this one.</p>`;
