export const howProctoredExamsWork = `<p>For many students the exam is the part of an online degree that worries them most. The syllabus is familiar; being watched through a camera is not. Once you know what happens, and in which order, it becomes an ordinary exam in your own room.</p>
<h2>At home or at a centre?</h2>
<p>An online degree does not always mean an exam at home. Some universities hold the final papers on your own computer under supervision, which is called proctoring. Others call you to a test centre, perhaps in another city, and some do both.</p>
<p>Ask before you join, because travel and leave cost money: where are the exams held, on which days of the week, and can I choose the slot?</p>
<h2>What proctoring means</h2>
<p>The supervisor can be a person watching live, a recording that is checked later, or software that marks unusual moments for a person to review. Often it is a mixture. Depending on the system, it may see your face, your room, your screen, and hear your microphone.</p>
<p>Looking away to think is normal, and a good process lets a person judge what the software has marked. Ask your university who decides, and how you can object.</p>
<h2>The week before</h2>
<ul>
<li>Read the university’s exam rules from start to end, even if a friend has explained them.</li>
<li>Do the system check and the mock test on the same computer, in the same room and on the same connection that you will use.</li>
<li>Find out whether a phone or a tablet is allowed. Often it is not, and an office laptop may block the exam software.</li>
<li>Compare the name on your identity card with the name on your hall ticket. Have differences corrected now.</li>
<li>If you need extra time, a scribe or a screen reader, apply early. These arrangements take days, not hours.</li>
</ul>
<h2>On the day</h2>
<ol>
<li>Join half an hour early, or earlier if the rules ask for it.</li>
<li>Show your identity card and your face to the camera.</li>
<li>Turn the camera slowly around the room and over the desk if you are asked to. Clear everything that the rules do not name.</li>
<li>Close all other programs. A secure browser may lock the rest of the computer until you submit.</li>
<li>Tell everyone at home, and hang a note on the door. A child who runs in can be explained; a second voice reading the question with you cannot.</li>
<li>Save as you go, and wait for the message that your paper was received. Take down its number or time.</li>
</ol>
<h2>If the power or the network fails</h2>
<p>Prepare for it, since it can happen in any town. Charge the laptop fully, keep a phone hotspot ready if the rules permit it, and write the helpline number on paper.</p>
<p>If the connection drops, do not panic and do not leave the room. Try to join again, call the helpline, and note the time. Many systems keep the answers already saved, and some allow you back in for the time that remains. Whether you get that time, or a second attempt, depends on the university, so read this rule beforehand. Afterwards, report what happened in writing on the same day.</p>
<h2>Your recording is your business, too</h2>
<p>You are giving a picture of your face and your home. You may fairly ask how long the recording is kept, who can see it, and when it is deleted. Sit with a plain wall behind you and put family papers out of sight.</p>
<h2>Practise once, fully</h2>
<p>The mock test is the best preparation of all. Sit it with the door shut, the clock running and nothing but water on the desk. On the real morning, only the questions will be new.</p>
<p>When you compare programmes, put the place and form of exams beside the fee. Start from <a href="/courses">our list of courses</a>, and <a href="/guidance">ask a counsellor</a> about anything that you cannot find.</p>`;
