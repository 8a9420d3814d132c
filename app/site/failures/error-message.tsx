import markAddress from "#app/ui/drawings/mark.svg?no-inline";
import { Icon } from "#app/ui/icon.tsx";
import { useWordsAtHand } from "#app/site/page-words.ts";
import { SearchForm } from "#app/site/search/search-form.tsx";
import stylesAddress from "./error-message.css?url";

const waysOn = [
  { path: "/", label: "Home" },
  { path: "/courses", label: "All courses" },
  { path: "/universities", label: "Universities" },
  { path: "/contact", label: "Contact" },
];

/**
 * What a visitor sees of a page that is not there or broke, with its own sheet: what happened, and where to go from
 * here.
 */
export function ErrorMessage({ isNotFound }: { isNotFound: boolean }) {
  const { lost, failures } = useWordsAtHand("menu");
  const { title, text } = isNotFound ? lost : failures;
  return (
    <div className="wrap lost">
      <link rel="stylesheet" href={stylesAddress} />
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        {isNotFound && <SearchForm />}
        <ul>
          {waysOn.map(({ path, label }) => (
            <li key={path}>
              <a className="go" href={path}>
                {label} <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <img className="lost-rose" src={markAddress} alt="" width="320" height="320" />
    </div>
  );
}
