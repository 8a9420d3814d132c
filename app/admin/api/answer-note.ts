/** What an answer says behind its first sentence, which the panel says in words of its own: `. The mail has left.` */
export const answerNote = ({ message = "" }: { message?: string }): string => /\. .*/.exec(message)?.[0] ?? "";
