import type { Sample } from "#db/seed/sample.ts";

/** The first templates. They promise nothing that a counsellor does not decide when sending. */
export const firstTemplates: Sample<"templates">[] = [
  {
    name: "Missed call",
    channel: "email",
    subject: "We tried to call you",
    body: "Hello {name},\n\nI am {counsellor}, your counsellor. I tried to reach you today about {course} and did not get through.\n\nPlease reply with a time that suits you, or with another number, and I will call again.",
  },
  {
    name: "After the first call",
    channel: "email",
    subject: "What we talked about",
    body: "Hello {name},\n\nThank you for your time on the phone. We spoke about {course}.\n\nThe next step: please send your last mark sheets in reply to this mail. A phone picture is enough to begin.\n\nCompare the fees with the university’s own fee sheet before you decide. If anything is unclear, ask me.",
  },
  {
    name: "Documents missing",
    channel: "email",
    subject: "Documents for your application",
    body: "Hello {name},\n\nFor your application for {course} we still need:\n\n- your 10th and 12th mark sheets\n- your degree mark sheets, for a postgraduate course\n- a photo identity card and a photograph\n\nPlease send them in reply to this mail.",
  },
  {
    name: "Missed call",
    channel: "whatsapp",
    subject: "",
    body: "Hello {name}, this is {counsellor}, your counsellor. I tried to call you about {course}. When may I call again?",
  },
  {
    name: "Reminder of a call",
    channel: "whatsapp",
    subject: "",
    body: "Hello {name}, this is {counsellor}. I will call you as agreed to talk about {course}. If the time does not suit you, just tell me here.",
  },
];
