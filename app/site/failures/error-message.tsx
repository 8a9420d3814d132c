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

/** The content of an error page, with its own style sheet: what happened, and links. */
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
