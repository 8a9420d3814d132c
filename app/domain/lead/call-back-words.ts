import { type CallWishes, wishSentence } from "./call-wishes.ts";

/** Section 2 of the specification, in one line. */
const businessHours = "Monday to Friday 9am-5pm, Saturday 10am-2pm";

/** The choice of who has not chosen a course. */
export const undecided = "Not sure yet";

/** What follows an enquiry, and when: said by the page and by the API alike. */
export function thankForLead(course: string | undefined, wishes: CallWishes = {}): string {
  const about = !course || course === undecided ? "" : ` about ${course}`;
  const thanks = `Thank you. A counsellor will call you${about} within one working day: ${businessHours}.`;
  return [thanks, wishSentence(wishes)].filter(Boolean).join(" ");
}

export function thankForApplication(interest: string | null | undefined): string {
  const whose = interest ? `Your application for ${interest}` : "Your application";
  return `Thank you. ${whose} is registered: the first of four steps is done.`;
}

/** When the next step of an application comes. */
export const firstCallWords = `A counsellor calls you within one working day and talks through your plans: ${businessHours}.`;
