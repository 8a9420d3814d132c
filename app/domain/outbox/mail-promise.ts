import { indiaClock } from "#app/lib/time/india-day.ts";

/** The same for a mail by staff, which waits for the end of quiet hours. */
export const officeMailPromise = (mail: string, hasMailServer: boolean, quietEnd: number | null): string =>
  hasMailServer && quietEnd !== null
    ? `${mail} leaves at ${timeInIndia(quietEnd)}, when the quiet hours end`
    : mailPromise(mail, hasMailServer);

/** `09:00` */
export const timeInIndia = (moment: number): string => indiaClock(moment).toISOString().slice(11, 16);

/** What to say about a mail just queued, e.g. `The reply`. */
export const mailPromise = (mail: string, hasMailServer: boolean): string =>
  hasMailServer ? `${mail} is on its way` : `${mail} is kept until a mail server is set`;
