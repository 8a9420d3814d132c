export const presentYourOnlineDegree = `<p>You finished the degree after office hours, at a kitchen table, while the house slept. Employers will not know that unless you tell them, and how you tell it matters. Here is a plain way to do so, without boasting and without apology.</p>
<h2>Write the degree exactly</h2>
<p>On your CV, give the degree as it stands on the certificate: full name, university, year. Do not shorten it to something grander, and do not put a short certificate under “Degrees”.</p>
<p>You need not shout the word “online”, and you should not hide it. If a form asks for the mode of study, answer truthfully. Keep the proof of recognition for your session, the UGC-DEB entry for instance, in the same folder as the certificate. If a recruiter asks whether the degree counts, you can send a page where others start an argument.</p>
<h2>Turn papers into proof</h2>
<p>A list of subjects tells an employer little. One piece of work tells a lot. Choose two or three assignments or projects that come close to the job you want, and write half a page on each:</p>
<ul>
<li>the question, in one sentence anyone can follow</li>
<li>what you did, and with which tools</li>
<li>what you found, and what you would do differently today</li>
</ul>
<p>Leave out your employer’s private figures, and anything from a group project that was not yours. Put the pages where a link can reach them, and try the link on somebody else’s phone.</p>
<h2>Put it where people look</h2>
<h3>Your CV</h3>
<p>Two pages at most. If you have worked for some years, experience comes first and the degree follows. If you are new, the degree and its projects come first. Adjust the top third for each application, because that is the part everyone reads.</p>
<h3>Your profile online</h3>
<p>Use your real name, a clear picture and one sentence that says what you do and for whom. “Accounts executive who learnt data analysis and now automates monthly reports” is better than “aspiring leader”. Add the projects. Then write now and then about something you learnt, in your own words.</p>
<h3>Your own office</h3>
<p>The nearest employer is the one who knows you already. Tell your manager when you finish, name one task you could now take on, and offer to try it for a month. Many careers move inside the company before they move outside it.</p>
<h2>Answer the question before it worries you</h2>
<p>Sooner or later somebody will ask, “Why online?” Prepare three calm sentences, say them aloud at home, and stop there. For example:</p>
<blockquote><p>I was working full-time and did not want to leave my job. The programme let me study in the evenings and use what I learnt the next morning. The project on delivery delays came from my own department.</p></blockquote>
<p>Replace the last sentence with something of yours, and let it be true. An interviewer who was doubtful now has something to ask about, and it is something that you know well.</p>
<h2>Use the people you studied with</h2>
<p>Your batch may sit in a dozen cities and trades. Keep in touch with five of them. Join the alumni group, and ask the university whether its placement cell serves online students as well; this differs, so ask before you rely on it. Thank your referees, and tell them how it turned out.</p>
<p>Be careful with anybody who guarantees a job for a fee. No honest person can.</p>
<h2>A week’s plan</h2>
<ol>
<li>Monday: correct the degree’s name everywhere.</li>
<li>Tuesday and Wednesday: write up one project.</li>
<li>Thursday: rewrite the top third of the CV.</li>
<li>Friday: practise your three sentences.</li>
<li>Saturday: write to five classmates.</li>
<li>Sunday: rest.</li>
</ol>
<p>If you are still choosing and want a programme with real projects in it, look through <a href="/courses">our courses</a> or <a href="/guidance">talk to a counsellor</a> about the work you would like to be doing.</p>`;
