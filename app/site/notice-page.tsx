import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { breadcrumbList } from "./breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "./breadcrumbs/breadcrumbs.tsx";
import { FilledProse, FilledWords } from "./fill-words.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn } from "./page-words.ts";
import type { Matches } from "./site-data/site-data-of.ts";

interface Notice {
  page: "privacy" | "terms";
  /** The page's name in its breadcrumb. */
  label: string;
}

const trailOf = ({ page, label }: Notice) => [{ label, path: `/${page}` }];

interface Read {
  loaderData: { publicOrigin: string };
  matches: Matches;
}

export function noticeMeta(notice: Notice, { loaderData: { publicOrigin: origin }, matches }: Read): MetaDescriptor[] {
  const { search } = pageWordsIn(notice.page, matches);
  return [
    ...pageMeta({ ...search, path: `/${notice.page}`, origin, matches }),
    breadcrumbList(origin, trailOf(notice), matches),
  ];
}

interface NoticePageProps {
  notice: Notice;
  words: { title: string; lede: string; body: string };
  /** Below the opening. */
  children?: ReactNode;
}

/** A page of one long text, e.g. a legal one. */
export const NoticePage = ({ notice, words: { title, lede, body }, children }: NoticePageProps) => (
  <div className="wrap">
    <Breadcrumbs trail={trailOf(notice)} />
    <div className="notice">
      <div className="page-head">
        <h1>{title}</h1>
        <p className="lede">
          <FilledWords text={lede} />
        </p>
        {children}
      </div>
      <FilledProse html={body} />
    </div>
  </div>
);
