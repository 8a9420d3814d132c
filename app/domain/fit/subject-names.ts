const SHORTEST_START = 4;

/** `maths` and `applied mathematics` are mathematics. */
export function isSubject(own: string, asked: string): boolean {
  const [said, wanted] = [stemOf(own), stemOf(asked)];
  if (said.length >= SHORTEST_START && wanted.startsWith(said)) return true;
  return ` ${said} `.includes(` ${wanted} `);
}

const stemOf = (subject: string) => subject.toLowerCase().replace(/s$/, "");
