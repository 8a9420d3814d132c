import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { dayOfInstant } from "#db/day-of-instant.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import { countFollowUps } from "#app/domain/lead/follow-ups.server.ts";
import { leadAges, startOfAge } from "#app/domain/lead/lead-ages.ts";
import { dayInIndia, startOfDayInIndia } from "#app/lib/india-day.ts";
import type { EnquiryFigures } from "./enquiry-figures-schema.ts";
import { enquirySources } from "./enquiry-sources.ts";

const DAYS = 30;

/** What a manager asks in the morning: one statement per question. */
export async function readEnquiryFigures(db: Database): Promise<EnquiryFigures> {
  const [days, follow_ups, unanswered_leads, applications] = await Promise.all([
    countByDay(db),
    countFollowUps(db),
    countUnansweredLeads(db),
    countApplications(db),
  ]);
  return { days, follow_ups, unanswered_leads, applications };
}

/** A day without an enquiry is there, too. */
async function countByDay(db: Database): Promise<EnquiryFigures["days"]> {
  const since = startOfDayInIndia(1 - DAYS);
  const [first, ...others] = enquirySources.map((table) =>
    db
      .selectFrom(table)
      .select([sql.lit(table).as("source"), dayOfInstant(db, "created_at").as("day")])
      .where("created_at", ">=", since),
  );
  const all = others.reduce((one, other) => one.unionAll(other), first!);
  const rows = await db
    .selectFrom(all.as("enquiry"))
    .select((of) => ["enquiry.source", "enquiry.day", of.fn.countAll<number>().as("count")])
    .groupBy(["enquiry.source", "enquiry.day"])
    .execute();
  const counts = new Map(rows.map(({ source, day, count }) => [`${day} ${source}`, count]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayInIndia(index + 1 - DAYS);
    const of = (source: string) => counts.get(`${day} ${source}`) ?? 0;
    return {
      day,
      leads: of("leads"),
      messages: of("messages"),
      applications: of("applications"),
      subscribers: of("subscribers"),
    };
  });
}

/** A lead that was merged into another is that one's history. */
async function countUnansweredLeads(db: Database): Promise<EnquiryFigures["unanswered_leads"]> {
  const cases = leadAges.flatMap((age) => {
    const start = startOfAge(age);
    return start === null ? [] : [sql`when created_at >= ${start} then ${sql.lit(age)}`];
  });
  const aged = db
    .selectFrom("leads")
    .select(sql<string>`case ${sql.join(cases, sql` `)} else 'older' end`.as("age"))
    .where("stage", "=", "new")
    .where("merged_into_id", "is", null);
  const rows = await db
    .selectFrom(aged.as("lead"))
    .select((of) => ["lead.age", of.fn.countAll<number>().as("count")])
    .groupBy("lead.age")
    .execute();
  return leadAges.map((age) => ({ age, count: rows.find((row) => row.age === age)?.count ?? 0 }));
}

async function countApplications(db: Database): Promise<EnquiryFigures["applications"]> {
  const rows = await db
    .selectFrom("applications")
    .select((of) => ["step", of.fn.countAll<number>().as("count")])
    .groupBy("step")
    .execute();
  return applicationSteps.map((_, index) => ({
    step: index + 1,
    count: rows.find(({ step }) => step === index + 1)?.count ?? 0,
  }));
}
