/** The pages that carry the consultation form; any other source shows as its path. */
const sourcePages: Record<string, string> = {
  "/": "Home page",
  "/courses": "Courses",
  "/guidance": "Guidance",
};

export const sourceWord = (path: string | null) => (path === null ? "" : (sourcePages[path] ?? path));
