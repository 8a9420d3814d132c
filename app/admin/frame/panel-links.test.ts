import { expect, test } from "vitest";
import { panelGroups } from "./panel-links.content.ts";

const labels = panelGroups.map(({ title, links }) => [title, ...links.map(({ label }) => label)]);

test("the specification's links come first, in its order, then the enquiries, then the content", () => {
  expect(labels).toEqual([
    [
      undefined,
      "Dashboard",
      "Users",
      "Courses",
      "Universities",
      "Testimonials",
      "FAQs",
      "Statistics",
      "Expert Guidance",
      "Settings",
    ],
    ["Enquiries", "My day", "Figures", "Leads", "Messages", "Applications", "Subscribers", "Doubtful forms", "Outbox"],
    [
      "Content",
      "Programmes",
      "Blogs",
      "Pictures",
      "Gallery",
      "Leadership",
      "Values",
      "Pages",
      "Freshness",
      "Rules of the field",
      "Addresses",
      "Synonyms",
      "Trash",
      "History",
    ],
  ]);
});

test("every link has an address of its own", () => {
  const addresses = panelGroups.flatMap(({ links }) => links.map(({ to }) => to));

  expect(new Set(addresses).size).toBe(addresses.length);
});
