import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";
import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** A notice in one line. */
export function noticeTitle({ kind, leads, lead, actor, words }: Notice): string {
  const isOne = leads === 1;
  const what = lead?.name ?? (isOne ? "A lead" : `${leads} leads`);
  const by = actor === null ? "" : `, by ${actor}`;
  return {
    given: `${what} ${isOne ? "is" : "are"} yours now${by}`,
    taken: `${what} went to somebody else${by}`,
    mentioned: `${actor ?? "A colleague"} asks you about ${lead?.name ?? "a lead"}`,
    wrote: `${lead?.name ?? "Somebody of yours"} wrote a message`,
    applied: `${lead?.name ?? "Somebody of yours"} sent the admission form`,
    soon: `${what} waits for a first reply`,
    late: `${what} was not answered in time`,
    call: `Call ${lead?.name ?? "somebody"} now${words ? `, promised ${words}` : ""}`,
    answer: `${actor ?? "A colleague"} waits for your answer about ${lead?.name ?? "a lead"}`,
    answered: `${actor ?? "A colleague"} answered you about ${lead?.name ?? "a lead"}`,
  }[kind];
}

/** The line below it; the title of a promised call includes its time. */
export const noticeWords = ({ kind, lead, words, due_on }: Notice): string =>
  [lead?.course, kind !== "call" && words, due_on && `by ${followUpWords(due_on)}`].filter(Boolean).join(" · ");

/** A notice's target; calls lead to My day. */
export const noticeAddress = ({ kind, lead }: Notice): string =>
  lead === null ? "/admin/day" : kind === "call" ? `/admin/day?lead=${lead.id}` : `/admin/leads?open=${lead.id}`;

/** Notices that cannot wait until somebody opens the bell. */
export const isByTheClock = ({ kind }: Notice): boolean => ["soon", "late", "call", "answer"].includes(kind);
