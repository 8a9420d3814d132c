/** What may be said of a mail that was just written, e.g. of `The reply`. */
export const mailPromise = (mail: string, hasMailServer: boolean): string =>
  hasMailServer ? `${mail} is on its way` : `${mail} is kept until a mail server is set`;
