const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** An E.164 number as written in India: `98220 52798`; foreign numbers in full. */
export const spelledPhone = (e164: string): string => e164.replace(INDIAN, "$1 $2");
