import type { Database } from "#app/domain/database-type.ts";
import { listCourseNames } from "#app/domain/course/course-names.server.ts";
import { hoursInOneLine } from "#app/domain/desk-rules/hours-words.ts";
import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import { listActiveExperts } from "#app/domain/expert-guidance/active-experts.server.ts";
import { listPlacedPages } from "#app/domain/page/pages.server.ts";
import { noticeVersionIn, readChangedTexts } from "#app/domain/page-text/page-texts.server.ts";
import { findTextsPreview } from "#app/domain/page-text/page-text-previews.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { groupCourses } from "#app/site/guidance/group-courses.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";

export type SiteData = Awaited<ReturnType<typeof readShown>>["siteData"];

interface Shown {
  db: Database;
  publicOrigin: string;
  contentVersion: number | null;
}

type Reading = ReturnType<typeof readShown>;
const kept = new WeakMap<Database, { version: number; reading: Reading }>();

/**
 * The data of every public page: settings, course choices, the pop-up's counsellor; and the headers required if some of
 * it failed. Read once until the content changes, like cached pages (record 370); previews are read separately.
 */
export async function readSiteData({ db, publicOrigin, contentVersion }: Shown, previewToken: string | null): Reading {
  if (previewToken !== null || contentVersion === null) return readShown(db, publicOrigin, previewToken);
  const known = kept.get(db);
  if (known?.version === contentVersion) return known.reading;
  const reading = readShown(db, publicOrigin, null);
  kept.set(db, { version: contentVersion, reading });
  const forget = () => void (kept.get(db)?.reading === reading && kept.delete(db));
  reading.then(({ headers }) => headers && forget(), forget);
  return reading;
}

async function readShown(db: Database, publicOrigin: string, previewToken: string | null) {
  const readings = [
    findSettings(db),
    readChangedTexts(db),
    listPlacedPages(db),
    readSection(listCourseNames(db), "courses"),
    readSection(listActiveExperts(db, { limit: 1 }), "data"),
  ] as const;
  // If one fails, the others must have ended before the page is answered.
  await Promise.allSettled(readings);
  const [settings, storedTexts, placedPages, courses, guides] = await Promise.all(readings);
  const preview = previewToken === null ? null : await findTextsPreview(db, previewToken);
  const changedTexts = preview ? { ...storedTexts, [preview.content.page]: preview.content.texts } : storedTexts;
  const today = dayInIndia();
  // Without courses the form has a text field; without counsellors the pop-up has no portrait.
  const offered = "rows" in courses ? courses : { rows: [], areAll: false, haveSamples: false };
  const siteData = {
    settings,
    changedTexts,
    /** The end of a preview's validity. */
    ...(preview && { previewUntil: preview.expires_at }),
    placedPages,
    noticeVersion: noticeVersionIn(changedTexts.privacy),
    publicOrigin,
    year: today.slice(0, 4),
    today,
    phoneE164: phoneE164(settings.contactPhone),
    /** `Monday to Friday 9am-5pm, Saturday 10am-2pm`; empty if the office never opens. */
    hours: hoursInOneLine(officeHours(settings)),
    whatsappE164: phoneE164(settings.whatsappPhone || settings.contactPhone),
    courseChoices: groupCourses(offered.rows),
    areAllCoursesChoices: offered.areAll,
    hasSamples: offered.haveSamples,
    counsellor: "rows" in guides ? guides.rows[0] : undefined,
  };
  return { siteData, headers: headersFor({ courses, guides }) };
}
