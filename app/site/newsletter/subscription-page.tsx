import type { ReactNode } from "react";

export function SubscriptionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap section prose">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** A plain post to the page itself. */
export function SubscriptionQuestion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="lede">{children}</p>
      <form method="post">
        <button className="btn" type="submit">
          {label}
        </button>
      </form>
    </>
  );
}

export function OutdatedLink() {
  return (
    <SubscriptionPage title="This link is no longer valid">
      <p className="lede">
        It may be older than a week, or incomplete. You can ask for a new one in the newsletter box on{" "}
        <a href="/Blogs">our blog</a>.
      </p>
    </SubscriptionPage>
  );
}
