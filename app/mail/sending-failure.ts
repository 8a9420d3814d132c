interface SmtpError extends Error {
  code?: string;
  /** The command that the server answered, e.g. `RCPT TO`. */
  command?: string;
  /** The system call that failed, e.g. `connect`. */
  syscall?: string;
  /** The server's reply code, e.g. 550. */
  responseCode?: number;
  /** The server's reply. */
  response?: string;
}

/** Why a mail was not sent. */
export interface SendingFailure {
  /** For staff. Never logged, since it may name the recipient. */
  reason: string;
  /** For the log: codes only. */
  codes: { code?: string; responseCode?: number };
  /** Whether the failure concerns only this mail; otherwise other mails would fail, too. */
  isOfThisMail: boolean;
  /** Whether the mail may have been accepted nevertheless: the connection broke at an unknown point. */
  isOpen: boolean;
}

export function sendingFailure(error: unknown): SendingFailure {
  const { code, command, syscall, responseCode, response, message } = error as SmtpError;
  // A refused sender concerns every mail.
  const isAnswer = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  return {
    reason: response ?? message,
    codes: { ...(code !== undefined && { code }), ...(responseCode !== undefined && { responseCode }) },
    isOfThisMail: isAnswer && responseCode !== 421,
    isOpen: responseCode === undefined && syscall !== "connect" && code !== "EDNS",
  };
}
