const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A user agent in words: `Chrome on Windows`. Other programs show their first word, e.g. `curl/8.5.0`. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const browser = wordOf(browsers, userAgent);
  const system = wordOf(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? userAgent.split(" ")[0]!;
}

const wordOf = (words: [RegExp, string][], userAgent: string) =>
  words.find(([pattern]) => pattern.test(userAgent))?.[1];
