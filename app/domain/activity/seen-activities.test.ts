import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { recordActivity } from "./activities.server.ts";
import { type ActivityType, activityTypes } from "./activity-types.ts";

/** A new noun is decided upon here, and named in a migration where no visitor sees it. */
const isSeenByVisitors: Record<ActivityType, boolean> = {
  user: false,
  account: false,
  role: false,
  session: false,
  "second-factor": false,
  lead: false,
  import: false,
  message: false,
  application: false,
  subscriber: false,
  "doubtful-form": false,
  day: false,
  mail: false,
  tag: false,
  template: false,
  course: true,
  university: true,
  program: true,
  testimonial: true,
  faq: true,
  stat: true,
  "expert-guidance": true,
  article: true,
  // Each process looks anew when the next draft is due.
  "article-draft": true,
  "gallery-image": true,
  leader: true,
  "core-value": true,
  redirect: true,
  synonym: true,
  "field-rule": true,
  page: true,
  "page-draft": true,
  "page-text": true,
  "page-text-draft": true,
  picture: true,
  settings: true,
  "desk rules": false,
  sample: true,
  trash: false,
};

test.runIf(process.env["TEST_DATABASE_URL"])(
  "what staff do makes kept pages stale where visitors see the noun, and nowhere else",
  async () => {
    const { db } = await testApp();
    const version = async () =>
      (await db.selectFrom("content_version").select("version").executeTakeFirst())?.version ?? 0;
    const staling: ActivityType[] = [];
    for (const type of activityTypes) {
      const before = await version();
      await recordActivity(db, { userId: null, address: null }, { action: "update", type, name: "", recordId: null });
      if ((await version()) > before) staling.push(type);
    }
    expect(staling).toEqual(activityTypes.filter((type) => isSeenByVisitors[type]));
  },
);
