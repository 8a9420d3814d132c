import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { expectRefused, type Refused } from "#test/refused-requests.ts";

async function office() {
  const testing = await testApp();
  const faq = await addFaq(testing.db);
  return { testing, token: await testing.signIn(), faq };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const startsAs = (words: string) => expect.stringMatching(new RegExp(`^${words}`));

test("a move, a restoring and a confirmation that name nothing there is are refused, and nothing is stored", async () => {
  const { testing, token, faq } = await office();
  const oneOfBoth = { place: "Say either the place or the record to stand before" };
  const restored = "versions.php?list=redirects&id=1";
  await expectRefused(testing, token, [
    ["PUT", "order.php", { list: "courses", id: 1, place: 1 }, { list: "Choose one of the lists that have an order" }],
    ["PUT", "order.php", { list: "faqs", id: "", place: 1 }, { id: "Id is required" }],
    ["PUT", "order.php", { list: "faqs", id: faq, place: 0 }, { place: "Place must be at least 1" }],
    ["PUT", "order.php", { list: "faqs", id: faq }, oneOfBoth],
    ["PUT", "order.php", { list: "faqs", id: faq, place: 1, before: null }, oneOfBoth],
    [
      "PUT",
      "order.php",
      { list: "faqs", id: faq, before: 99 },
      { before: "The record to stand before is not in this list" },
    ],
    ["PUT", "trash-bulk.php", { ids: [] }, { ids: "Choose at least one record" }],
    ["PUT", "trash-bulk.php", { ids: numbers(501) }, { ids: "Choose at most 500 records at once" }],
    ["PUT", "trash-bulk.php", { ids: [1, "one"] }, { "ids.1": "Record must be a whole number" }],
    [
      "POST",
      "trash-bulk.php?kind=sessions&count=1",
      null,
      { kind: "Choose one of the lists whose records go to the trash" },
    ],
    ["POST", "trash-bulk.php?by=nobody&count=1", null, { by: "Deleted by me, or by others" }],
    ["POST", "trash-bulk.php", null, { count: "Count is required" }],
    ["GET", restored.replace("redirects", "users"), null, { list: "Choose one of the lists that staff write" }],
    ["GET", "versions.php?list=faqs&id=1&page=0", null, { page: "Page must be at least 1" }],
    ["POST", `versions.php?id=1&field=${"x".repeat(101)}`, null, { field: "Name one field" }],
    ["POST", "freshness.php", { id: 1, kind: "prices" }, { kind: startsAs("Kind must be one of barred, fees") }],
    [
      "POST",
      "freshness.php",
      { holder: "faqs", id: 1, kind: "fees" },
      { holder: "Holder must be the list of a record that ages" },
    ],
    [
      "POST",
      "freshness.php",
      { id: 1, kind: "fees", before: numbers(41).map(() => ({ checked_on: null, checked_by: "" })) },
      { before: "Before may have at most 40 entries" },
    ],
    ["GET", `university-facets.php?ids=${numbers(501).join()}`, null, { ids: "At most 500 ids at once" }],
    ["GET", "university-facets.php?ids=1,,2", null, { ids: "Ids must be numbers with commas between them" }],
    ["GET", "university-facets.php", null, { ids: "Ids are required" }],
    ["DELETE", "sessions.php", null, { id: "Name an id, or all=others" }],
    ["DELETE", "sessions.php?id=1&all=others", null, { id: "Name an id, or all=others" }],
    ["DELETE", "sessions.php?all=mine", null, { all: "All must be others" }],
  ]);
});

test("an export names its list, its filters and its records, or there is no file", async () => {
  const { testing, token } = await office();
  await expectRefused(testing, token, [
    ["POST", "exports.php", { list: "courses", ids: [] }, { ids: "Select at least one record" }],
    ["POST", "exports.php", { list: "courses", ids: numbers(501) }, { ids: "Select at most 500 records" }],
    ["POST", "exports.php", { list: "courses", ids: "1,2" }, { ids: "Ids must be a list of numbers" }],
    [
      "POST",
      "exports.php",
      { list: "universities", password: "x" },
      { password: "This list is not filtered by password" },
    ],
    [
      "POST",
      "exports.php",
      { list: "universities", toString: "x" },
      { toString: "This list is not filtered by toString" },
    ],
    [
      "POST",
      "exports.php",
      { list: "universities", partnership: "old" },
      { partnership: "Choose a partnership from the list" },
    ],
    ["POST", "exports.php", { list: "universities", sort: "slug" }, { sort: startsAs("This list can be sorted by ") }],
  ]);
  const empty = await testing.call({
    method: "POST",
    url: "/backend/admin/exports.php",
    token,
    payload: { list: "leads" },
  });
  expect([empty.statusCode, empty.json().message]).toEqual([422, "There is nothing to export: no record matches."]);
});

test("settings that no page could show are refused by their names, and those on their bounds are kept", async () => {
  const { testing, token } = await office();
  const whole = { siteName: "Disha", contactEmail: "hello@disha.example" };
  const save = (more: object) => ({ ...whole, ...more });
  const wrong: [object, Record<string, unknown>][] = [
    [{ siteName: " " }, { siteName: "Site Name is required", contactEmail: "Contact Email is required" }],
    [save({ siteName: "x".repeat(81) }), { siteName: "Site Name must have at most 80 characters" }],
    [
      save({ siteDescription: "x".repeat(501) }),
      { siteDescription: "Site Description must have at most 500 characters" },
    ],
    [
      save({ socialMedia: { twitter: "@disha" } }),
      { "socialMedia.twitter": startsAs("Twitter must be an address such as") },
    ],
    [save({ popupDelaySeconds: 121 }), { popupDelaySeconds: "Seconds until it opens must be at most 120" }],
    [
      save({ whatsappPhone: "12" }),
      { whatsappPhone: "WhatsApp number must be a telephone number, such as 98765 43210" },
    ],
    [save({ enquiryEmail: "desk" }), { enquiryEmail: "Email must be an address such as name@example.com" }],
    [save({ holidays: ["2026-02-29"] }), { "holidays.0": startsAs("A holiday is a day such as 2026-12-25") }],
    [save({ holidays: "2026-12-25Christmas" }), { "holidays.0": startsAs("A holiday is a day such as 2026-12-25") }],
    [save({ holidays: numbers(101).map(() => "2026-12-25") }), { holidays: "Holidays may have at most 100 entries" }],
    [save({ feesFreshDays: 0 }), { feesFreshDays: "Days until fees are stale must be at least 1" }],
    [save({ approvalsFreshDays: 3661 }), { approvalsFreshDays: "Days until approvals are stale must be at most 3660" }],
    [save({ datesFreshDays: "soon" }), { datesFreshDays: "Days until dates are stale must be a number" }],
  ];
  await expectRefused(
    testing,
    token,
    wrong.map(([payload, errors]): Refused => ["POST", "settings.php", payload, errors]),
  );
  const fine = { siteName: "दिशा".repeat(20), popupDelaySeconds: 120, feesFreshDays: 3660, datesFreshDays: 1 };
  const payload = save({ ...fine, holidays: "2028-02-29 Leap day\n\n2026-12-25", whatsappWords: "" });
  const saved = await testing.call({ method: "POST", url: "/backend/admin/settings.php", token, payload });
  expect(saved.json().data).toMatchObject({ ...fine, holidays: ["2028-02-29 Leap day", "2026-12-25"] });
});

test("a redirect and a line of synonyms that lead nowhere are refused, and nothing is stored", async () => {
  const { testing, token } = await office();
  const ours = "The home page, the panel and the API keep their addresses";
  const path = "From must be a path of this site, such as /old-page, without ? and #";
  const to = "To must be a path of this site, such as /courses, or an https:// address";
  const redirect = (from_path: unknown, to_path: unknown, errors: object): Refused => [
    "POST",
    "redirects.php",
    { from_path, to_path },
    errors as Record<string, unknown>,
  ];
  const phrases = (count: number) =>
    numbers(count)
      .map((each) => `phrase ${each}`)
      .join(", ");
  await expectRefused(testing, token, [
    redirect(" ", "/courses", { from_path: "From is required" }),
    redirect(5, "", { from_path: "From must be a text", to_path: "To is required" }),
    redirect(`/${"x".repeat(300)}`, "/courses", { from_path: "From must have at most 300 characters" }),
    redirect("/old", `/${"x".repeat(500)}`, { to_path: "To must have at most 500 characters" }),
    ...["old", "/old?x=1", "/old#x", "/o%3Fld"].map((from) => redirect(from, "/courses", { from_path: path })),
    ...["/admin", "/admin/", "/backend/api/leads.php"].map((from) => redirect(from, "/courses", { from_path: ours })),
    ...["courses", "//evil.example", "http://disha.example", "/\\evil", "javascript:x"].map((wrong) =>
      redirect("/old", wrong, { to_path: to }),
    ),
    ["DELETE", "missing-addresses.php", { path: " " }, { path: "Path is required" }],
    ["POST", "synonyms.php", { words: " , " }, { words: "Words is required" }],
    ["POST", "synonyms.php", { words: phrases(31) }, { words: "Words must hold at most 30 phrases" }],
    ["POST", "synonyms.php", { words: "MBA, m.b.a., mba" }, { words: startsAs("The phrase “.*” stands here twice") }],
    ["POST", "synonyms.php", { words: "MBA, !!" }, { words: "The phrase “!!” holds no letter and no digit" }],
    [
      "POST",
      "synonyms.php",
      { words: "MBA", found_words: phrases(31) },
      { found_words: "What they find must hold at most 30 phrases" },
    ],
  ]);
});
