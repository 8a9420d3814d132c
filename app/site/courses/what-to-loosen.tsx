import { countedAs } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";

interface WhatToLoosenProps {
  ways: { address: string; words: string }[];
}

/** If nothing matches: what to leave out so that something does, and a link to ask. */
export const WhatToLoosen = ({ ways }: WhatToLoosenProps) => (
  <div className="nothing-fits">
    {ways.length > 0 && <p>Try instead:</p>}
    <ul>
      {ways.map(({ address, words }) => (
        <li key={address}>
          <a className="go" href={address}>
            {words}
          </a>
        </li>
      ))}
    </ul>
    <a className={ways.length > 0 ? "btn btn-quiet" : "btn"} href="/guidance">
      Ask a counsellor
    </a>
  </div>
);

export const countedCourses = (count: Count): string => countedAs(count, "course", "courses");

/** Continues *any*: `fees, state and any subject`. */
export const listedWithAny = (words: string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and any ${words.at(-1)}`;
