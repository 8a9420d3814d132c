import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** What a notice says in one line. */
export function noticeTitle({ kind, leads, lead, actor }: Notice): string {
  const isOne = leads === 1;
  const what = lead?.name ?? (isOne ? "A lead" : `${leads} leads`);
  const by = actor === null ? "" : `, by ${actor}`;
  return {
    given: `${what} ${isOne ? "is" : "are"} yours now${by}`,
    taken: `${what} went to somebody else${by}`,
    mentioned: `${actor ?? "A colleague"} asks you about ${lead?.name ?? "a lead"}`,
    wrote: `${lead?.name ?? "Somebody of yours"} wrote a message`,
    applied: `${lead?.name ?? "Somebody of yours"} sent the admission form`,
  }[kind];
}
