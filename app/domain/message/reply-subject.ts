/** `Re: Exam dates`, with one `Re:` however many the subject had. */
export const replySubject = (subject: string): string => `Re: ${subject.replace(/^(?:\s*re\s*:)+\s*/i, "")}`;
