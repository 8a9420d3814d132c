import { indiaClock } from "#app/lib/time/india-day.ts";

/** The same of one that staff wrote to somebody: in quiet hours it waits for their end. */
export const officeMailPromise = (mail: string, hasMailServer: boolean, quietEnd: number | null): string =>
  hasMailServer && quietEnd !== null
    ? `${mail} leaves at ${timeInIndia(quietEnd)}, when the quiet hours end`
    : mailPromise(mail, hasMailServer);

/** `09:00` */
export const timeInIndia = (moment: number): string => indiaClock(moment).toISOString().slice(11, 16);

/** What may be said of a mail that was just written, e.g. of `The reply`. */
export const mailPromise = (mail: string, hasMailServer: boolean): string =>
  hasMailServer ? `${mail} is on its way` : `${mail} is kept until a mail server is set`;
