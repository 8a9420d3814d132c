interface SmtpError extends Error {
  code?: string;
  /** What the server answered to, e.g. `RCPT TO`. */
  command?: string;
  /** What the system could not do, e.g. `connect`. */
  syscall?: string;
  /** The server's number, e.g. 550. */
  responseCode?: number;
  /** The server's words. */
  response?: string;
}

/** Why a mail was not sent. */
export interface SendingFailure {
  /** For staff; it may name the recipient, so it never goes into a log. */
  reason: string;
  /** For the log: codes alone. */
  codes: { code?: string; responseCode?: number };
  /** Whether the server spoke of this very mail; otherwise no other mail would fare better at the moment. */
  isOfThisMail: boolean;
  /**
   * Whether the mail may have left all the same: the line broke, and nobody knows what the server had taken by then.
   */
  isOpen: boolean;
}

export function sendingFailure(error: unknown): SendingFailure {
  const { code, command, syscall, responseCode, response, message } = error as SmtpError;
  // A sender that is refused is every mail's.
  const isAnswer = code === "EMESSAGE" || (code === "EENVELOPE" && command !== "MAIL FROM");
  return {
    reason: response ?? message,
    codes: { ...(code !== undefined && { code }), ...(responseCode !== undefined && { responseCode }) },
    isOfThisMail: isAnswer && responseCode !== 421,
    isOpen: responseCode === undefined && syscall !== "connect" && code !== "EDNS",
  };
}
