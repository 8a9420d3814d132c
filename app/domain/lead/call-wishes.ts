/** The times that the forms offer for a call; the API takes any text. */
export const callTimes = ["Morning", "Afternoon", "Evening", "Saturday"] as const;

/** The first channel to reach somebody by. */
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

/** Repeats the wishes in one sentence; empty if there are none. Promises no hour: the office may be closed. */
export function wishSentence({ language, best_time, channel }: CallWishes): string {
  const wishes = [
    language && `in ${language}`,
    best_time && (timeWords[best_time] ?? best_time),
    channel && (channel === "whatsapp" ? "by WhatsApp" : "by a call"),
  ].filter(Boolean);
  return wishes.length === 0 ? "" : `You would like to hear from us ${wishes.join(", ")}: we will do our best.`;
}

/**
 * Keeps only values that the forms offer. The page's address carries them, and the page repeats them as its own words.
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

/** Best time and channel as staff read them. */
export const bestTimeOf = ({ best_time, channel }: CallWishes): string =>
  [best_time, channel === "whatsapp" && "by WhatsApp"].filter(Boolean).join(", ");
