import { type CallWishes, wishSentence } from "./call-wishes.ts";

/** The choice of who has not chosen a course. */
export const undecided = "Not sure yet";

interface EnquiryThanked {
  course?: string | undefined;
  wishes?: CallWishes;
  /** When the office is open, in one line; empty where it never is. */
  hours: string;
}

/** What follows an enquiry, and when: said by the page and by the API alike. */
export function thankForLead({ course, wishes = {}, hours }: EnquiryThanked): string {
  const about = !course || course === undecided ? "" : ` about ${course}`;
  const thanks = `Thank you. A counsellor will call you${about} within one working day${withHours(hours)}.`;
  return [thanks, wishSentence(wishes)].filter(Boolean).join(" ");
}

export function thankForApplication(interest: string | null | undefined): string {
  const whose = interest ? `Your application for ${interest}` : "Your application";
  return `Thank you. ${whose} is registered, which is the first of four steps.`;
}

/** When the next step of an application comes. */
export const firstCallWords = (hours: string): string =>
  `A counsellor calls you within one working day and talks through your plans${withHours(hours)}.`;

const withHours = (hours: string) => (hours ? `: ${hours}` : "");
