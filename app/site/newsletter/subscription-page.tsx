import { Fragment, type ReactNode } from "react";
import { BLOG } from "#app/domain/page-addresses.ts";
import { usePageWords } from "#app/site/page-words.ts";

export function SubscriptionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap section prose">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

interface SubscriptionQuestionProps {
  title: string;
  text: string;
  button: string;
}

/** A plain post to the page itself. */
export function SubscriptionQuestion({ title, text, button }: SubscriptionQuestionProps) {
  return (
    <SubscriptionPage title={title}>
      <p className="lede">{text}</p>
      <form method="post">
        <button className="btn" type="submit">
          {button}
        </button>
      </form>
    </SubscriptionPage>
  );
}

export const OutdatedLink = () => <LinkAnswer {...usePageWords("newsletter").outdated} />;
export const LeftPage = () => <LinkAnswer {...usePageWords("newsletter").left} />;

function LinkAnswer({ title, text }: { title: string; text: string }) {
  return (
    <SubscriptionPage title={title}>
      <WithBlog text={text} />
    </SubscriptionPage>
  );
}

/** The text with a link for `{blog}`. */
function WithBlog({ text }: { text: string }) {
  return (
    <p className="lede">
      {text.split("{blog}").map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <a href={BLOG}>our blog</a>}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
