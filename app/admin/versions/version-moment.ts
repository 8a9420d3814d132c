import { formatMoment, formatSecond } from "#app/admin/india-time.ts";

interface Saved {
  id: number;
  created_at: string;
}

/** `21 Nov, 09:42`; with seconds if another version was saved in the same minute. */
export function versionMoment({ id, created_at }: Saved, versions: Saved[]): string {
  const isShared = versions.some((other) => other.id !== id && minuteOf(other.created_at) === minuteOf(created_at));
  return isShared ? formatSecond(created_at) : formatMoment(created_at);
}

const minuteOf = (instant: string) => instant.slice(0, "2026-11-21T09:42".length);
