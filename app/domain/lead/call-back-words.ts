import { type CallWishes, wishSentence } from "./call-wishes.ts";

/** The course of somebody who has not decided yet. */
export const undecided = "Not sure yet";

interface EnquiryThanked {
  course?: string | undefined;
  wishes?: CallWishes;
  /** Opening hours in one line; empty if the office never opens. */
  hours: string;
}

/** What happens next, and when; page and API say the same. */
export function thankForLead({ course, wishes = {}, hours }: EnquiryThanked): string {
  const about = !course || course === undecided ? "" : ` about ${course}`;
  const thanks = `Thank you. A counsellor will call you${about} within one working day${withHours(hours)}.`;
  return [thanks, wishSentence(wishes)].filter(Boolean).join(" ");
}

/** The same for an application; `interest`: the course or programme it is for. */
export function thankForApplication(interest: string | null | undefined): string {
  const whose = interest ? `Your application for ${interest}` : "Your application";
  return `Thank you. ${whose} is registered, which is the first of four steps.`;
}

/** When an applicant is called. */
export const firstCallWords = (hours: string): string =>
  `A counsellor calls you within one working day and talks through your plans${withHours(hours)}.`;

const withHours = (hours: string) => (hours ? `: ${hours}` : "");
