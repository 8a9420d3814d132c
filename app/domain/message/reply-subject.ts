/** `Re: Exam dates`, once, whatever the visitor wrote. */
export const replySubject = (subject: string): string => `Re: ${subject.replace(/^(?:\s*re\s*:)+\s*/i, "")}`;
