interface Barring {
  barred_from: string | null;
  barred_until: string | null;
}

/** Whether a rule bars the course on this day (record 103). */
export const isBarred = ({ barred_from, barred_until }: Barring, day: string): boolean =>
  barred_from !== null && barred_from <= day && (barred_until === null || barred_until >= day);
