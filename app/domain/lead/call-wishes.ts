/** When somebody would like to be called, as the forms offer it; the API takes any words. */
export const callTimes = ["Morning", "Afternoon", "Evening", "Saturday"] as const;

/** How they would like to be reached first. */
export const callChannels = ["phone", "whatsapp"] as const;

export interface CallWishes {
  language?: string | undefined;
  best_time?: string | undefined;
  channel?: (typeof callChannels)[number] | undefined;
}

type Wished = { [Wish in keyof CallWishes]?: string | undefined };

const timeWords: Record<string, string> = {
  Morning: "in the morning",
  Afternoon: "in the afternoon",
  Evening: "in the evening",
  Saturday: "on Saturday",
};

/**
 * What was wished for, repeated in one sentence; empty where nothing was. No hour is promised: the office may be
 * closed.
 */
export function wishSentence({ language, best_time, channel }: CallWishes): string {
  const wishes = [
    language && `in ${language}`,
    best_time && (timeWords[best_time] ?? best_time),
    channel && (channel === "whatsapp" ? "by WhatsApp" : "by a call"),
  ].filter(Boolean);
  return wishes.length === 0 ? "" : `You would like to hear from us ${wishes.join(", ")}: we will do our best.`;
}

/**
 * Of what somebody says that was wished for, what the forms offer: an address may bear it, and a page may repeat it as
 * its own words.
 */
export function offeredWishes(wishes: Wished, languages: string[]): CallWishes {
  const { language = "", best_time = "", channel } = wishes;
  const offered = callChannels.find((one) => one === channel);
  return {
    ...(languages.includes(language) && { language }),
    ...(callTimes.some((one) => one === best_time) && { best_time }),
    ...(offered && { channel: offered }),
  };
}

/** The best time as staff read it. */
export const bestTimeOf = ({ best_time, channel }: CallWishes): string =>
  [best_time, channel === "whatsapp" && "by WhatsApp"].filter(Boolean).join(", ");
