import { leadStages } from "#db/schema.ts";
import { facetKeys, orderedValues } from "#app/domain/course/catalogue/course-facets.ts";
import { leadSortNames } from "#app/domain/lead/lead-list-schema.ts";

/** An address to measure; `round` makes it one that is not cached. */
export type AskedList = (round: number) => string;

const first = "limit=50&page=1";
const middle = "limit=50&page=10000";
const tabs = ["all", "mine", "today", "overdue", "unowned"];
const sorts = leadSortNames.flatMap((name) => [name, `-${name}`]);
/** Searches with many, some and no results. */
const searches = ["mba", "tanvi", "tanvi deccan", "rathore 9000", "person123456", "nobody at all", "ti", "qz"];

/** First and middle page, each tab and order, each filter, and searches with many, some and no results. */
export const leadLists = [
  ...tabs.flatMap((tab) => ["", ...sorts.map((sort) => `&sort=${sort}`)].map((order) => `${first}&tab=${tab}${order}`)),
  middle,
  ...sorts.map((sort) => `${middle}&sort=${sort}`),
  ...leadStages.map((stage) => `${first}&stage=${stage}`),
  ...["today", "1-2", "3-7", "older"].map((age) => `${first}&age=${age}`),
  ...["/courses", "unknown"].map((source) => `${first}&source=${source}`),
  `${first}&counts=1`,
  `${first}&stage=new&source=/UG`,
  `${first}&stage=lost&tab=mine`,
  `${first}&stage=new&tab=unowned&sort=name`,
  ...searches.flatMap((q) => [`${first}&q=${q}`, `${first}&q=${q}&sort=name`, `${first}&q=${q}&sort=follow-up`]),
  "limit=50&page=60&q=mba",
  `${first}&q=tanvi&tab=mine`,
  `${first}&q=tanvi&stage=lost`,
].map(addressOf("/backend/admin/leads.php"));

const courseSearches = ["finance", "online mba", "robotics 40", "no such course"];
const courseOrders = ["title", "-title", "type", "university", "-university", "duration", "tuition", "-tuition"];

/** The panel's lists of courses, universities and activities. */
export const panelLists = [
  ...[
    first,
    middle,
    ...courseOrders.map((sort) => `${first}&sort=${sort}`),
    `${first}&type=UG`,
    ...courseSearches.flatMap((q) => [`${first}&q=${q}`, `${first}&q=${q}&type=PG&sort=title`]),
  ].map(addressOf("/backend/admin/courses.php")),
  ...[
    first,
    "limit=50&page=500",
    ...["name", "location", "ranking", "students", "fees", "courses", "shown"].map((sort) => `${first}&sort=${sort}`),
    ...["deccan", "kochi kerala", "nowhere"].map((q) => `${first}&q=${q}`),
  ].map(addressOf("/backend/admin/universities.php")),
  ...["mba", "tanvi", "nobody at all"].map((q) => `q=${q}`).map(addressOf("/backend/admin/search.php")),
];

/** The panel's lists of applications, history, trash and versions. */
export const recordLists = [
  ...[
    first,
    "limit=50&page=1000",
    `${first}&counts=1`,
    ...["name", "-name", "step", "interest"].map((sort) => `${first}&sort=${sort}`),
    `${first}&step=3`,
    ...["tanvi", "konkan", "nobody at all"].map((q) => `${first}&q=${q}`),
  ].map(addressOf("/backend/admin/applications.php")),
  ...[first, "limit=50&page=2000", `${first}&kind=course`, `${first}&act=export`, `${first}&q=record 1234`].map(
    addressOf("/backend/admin/history.php"),
  ),
  ...[
    first,
    "limit=50&page=1000",
    ...["name", "-name", "kind", "by", "deleted"].map((sort) => `${first}&sort=${sort}`),
    `${first}&kind=faqs`,
    ...["mba", "mba 77", "nothing at all"].map((q) => `${first}&q=${q}`),
  ].map(addressOf("/backend/admin/trash.php")),
  ...["list=courses&id=7", "list=courses&id=7&page=2"].map(addressOf("/backend/admin/versions.php")),
];

/** The requests of the dashboard's loader. */
export const dashboard = ["stats", "activities", "enquiry-figures", "waiting", "backups", "account"].map(
  (name) => `/backend/admin/${name}.php`,
);

/** Some values of every facet, alone and combined: few, many, all and no courses. */
const filters = [
  "",
  ...facetKeys.flatMap((key) => (orderedValues[key] ?? []).slice(0, 3).map((value) => `${key}=${value}`)),
  "fee=up-to-75000",
  "fee=above-200000&mode=online",
  "field=law&mode=weekend&fee=up-to-75000",
  "degree=bachelor&percent=48&work=2",
  "state=Kerala&state=Assam",
  "university=university-7&university=university-7926",
  "level=UG&degree=12th&percent=40&open=now&mode=online&mode=distance",
  "level=PG&field=design&length=longer&state=Punjab&degree=10th",
];
const orders = ["", "sort=title", "sort=fee", "sort=fee-desc"];

/** Lists and searches of the site and its finder; a different page each time, so that none is cached. */
export const publicPages: AskedList[] = [
  ...filters.flatMap((filter) => orders.map((order) => paged("/courses", filter, order))),
  ...["/UG", "/PG"].map((path) => paged(path)),
  ...["", "sort=name", "q=deccan", "q=kochi"].map((choice) => paged("/universities", choice)),
  ...["online mba", "robotics", "btech", "refund", "computr", "deccan gate", "hostel", "qzx"].map(
    (q) => () => searchOf(q),
  ),
  ...["degree=12th&place=online", "degree=bachelor&place=-", "degree=10th&place=city"].map(
    (said): AskedList =>
      (round) =>
        `/find?${said}&percent=50&work=0&language=Hindi&budget=${30_000 + (round % 1000)}`,
  ),
  (round) => `/find?degree=bachelor&work=0&percent=${40 + (round % 600) / 10}`,
];

/** Visitors' searches: frequent and rare words, several, none, misspelt, in Devanagari, and letter by letter. */
const searchedFor =
  "mba kochi weekend,onlne mba,hyderabd mba,online mba finance robotics,distance btech pune,mba,online mba,robotics,btech,ma,seminars,refund,university,deccan gate,pune,computr,enginering,deccan gte,qzx,hostel fees,एमबीए,पुणे,480,law pune".split(
    ",",
  );
/** Misspellings, a new one each round, so that none is cached. */
const slips =
  "enginring,engineeing,enginereing,engieering,egineering,enginnering,engneering,enineering,engineerng,enginrering".split(
    ",",
  );
const typed = ["on", "onl", "online m", "ma", "mar", "de", "decc", "la", "law", "rob", "unive", "xq"];

export const siteSearches: AskedList[] = [
  ...searchedFor.map((q) => () => searchOf(q)),
  (round) => searchOf(`${slips[round % slips.length]} pune`),
  ...typed.map((q) => () => `/search/suggestions?${new URLSearchParams({ q })}`),
];

const searchOf = (q: string) => `/search?${new URLSearchParams({ q })}`;

function paged(path: string, ...parts: string[]): AskedList {
  return (round) => `${path}?${[...parts.filter(Boolean), `page=${2 + round * 7}`].join("&")}`;
}

function addressOf(file: string) {
  return (query: string): AskedList =>
    () =>
      `${file}?${query.replaceAll(" ", "+")}`;
}
