export const documentsToKeepReady = `<p>Applications are often delayed by one missing sheet of paper: a mark sheet left with an aunt, a name spelt in two ways, a photograph that is too large to upload. One quiet Sunday is enough to put it all in order.</p>
<h2>The papers most universities ask for</h2>
<ul>
<li><strong>Class 10 certificate and mark sheet.</strong> It usually serves as proof of your date of birth, too.</li>
<li><strong>Class 12 or diploma mark sheet and certificate.</strong></li>
<li><strong>Graduation mark sheets and degree</strong>, for a postgraduate course. Keep every semester. If the degree has not been issued, ask your college for the provisional certificate.</li>
<li><strong>Proof of identity and address</strong>, such as Aadhaar, passport or voter card.</li>
<li><strong>A recent passport photograph and your signature</strong> on white paper, both scanned.</li>
</ul>
<h2>Papers that some will need</h2>
<ul>
<li>A migration or transfer certificate from the last board or university. It can take weeks, so apply for it early.</li>
<li>Caste, income, disability or domicile certificates, if you claim a concession. See whether they are still valid and in the format asked for.</li>
<li>Experience letters on the employer’s letterhead, with dates, for executive programmes.</li>
<li>A gap declaration, if some years lie between your last exam and today. Ask for the university’s own wording.</li>
<li>Proof of a changed name: a marriage certificate, a gazette notice or an affidavit.</li>
</ul>
<p>Each university has its own list. Use this one to prepare, and the university’s to apply.</p>
<h2>Two numbers to create online</h2>
<p>UGC asks students who join an online or distance programme in India to have a <strong>DEB ID</strong>. You create it yourself on the UGC-DEB website, and for that you need an <strong>ABC ID</strong> from the Academic Bank of Credits, which you can get through DigiLocker. Both usually rest on the details in your Aadhaar, so look at those first. Follow the steps shown on the official sites, as they may change, and never let a stranger create the numbers with your one-time password.</p>
<h2>Check the names before the marks</h2>
<p>Lay all the papers side by side and read only three things on each: your name, your parents’ names and your date of birth. An initial that is written out on one paper and not on another is worth a question. Corrections at a board or college take time, and it is far easier to begin before admission than in the week when your degree is printed.</p>
<h2>Scan once, properly</h2>
<ol>
<li>Scan the original in colour, in daylight or with a scanning app, with all four corners in the picture.</li>
<li>Put both sides in one file, if the back has any writing.</li>
<li>Keep a large copy for yourself and a smaller one for uploads; the form tells you the size it accepts.</li>
<li>Name the files so that a stranger would understand them: <em>class-12-marksheet</em>, not <em>scan0047</em>.</li>
<li>Store them in two places. Many boards and universities also issue digital copies in DigiLocker; look whether yours does.</li>
</ol>
<h2>Stay safe with your papers</h2>
<p>Give originals to no one. If a verifier needs to see one, carry it there, and carry it home again. For your Aadhaar, the masked copy, which hides most of the number, is enough for many purposes; ask if it will do. Upload through the university’s own page instead of sending photographs over chat, and write “for admission only” with the date across any photocopy you hand over.</p>
<h2>Missing something?</h2>
<p>Apply anyway, if the university accepts an undertaking with a date by which you will bring the paper. Ask for that date in writing, and put it in your calendar with a week to spare.</p>
<p>Documents are checked in the third step of <a href="/OnlineAdmission">our online admission</a>, after registration and career counselling. If a paper is lost, or a name does not match, tell us early through <a href="/contact">the contact page</a>. Most such knots can be undone, given a few weeks.</p>`;
