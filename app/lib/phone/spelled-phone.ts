const INDIAN = /^\+91(\d{5})(\d{5})$/;

/** A number as an Indian office writes it, whatever way it was typed: `98220 52798`; one from abroad in full. */
export const spelledPhone = (e164: string): string => e164.replace(INDIAN, "$1 $2");
