import type { Database } from "#db/database.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { countFollowUps } from "#app/domain/lead/list/follow-ups.server.ts";
import { readLeadCounters } from "#app/domain/lead/list/lead-counters.server.ts";
import { countLatePromises } from "#app/domain/lead/list/lead-promises.server.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { leadAgeReader, leadAges } from "#app/domain/lead/words/lead-ages.ts";
import { dayInIndia, startOfDay } from "#app/lib/time/india-day.ts";
import type { EnquiryFigures } from "./enquiry-figures-schema.ts";
import { readSentCounters } from "./sent-counters.server.ts";

const DAYS = 30;

/** The morning figures, from counters; only of enquiries that the user may see. */
export async function readEnquiryFigures(db: Database, seer: Seer): Promise<EnquiryFigures> {
  const [days, follow_ups, late_promises, unanswered_leads, applications] = await Promise.all([
    countByDay(db, seer),
    countFollowUps(db, seer),
    countLatePromises(db, seer),
    countUnansweredLeads(db, seer),
    countApplications(db, seer),
  ]);
  return { days, follow_ups, late_promises, unanswered_leads, applications };
}

/** Includes days without enquiries. */
async function countByDay(db: Database, seer: Seer): Promise<EnquiryFigures["days"]> {
  const since = dayInIndia(1 - DAYS);
  const [leads, messages, applications, subscribers] = await Promise.all([
    readLeadCounters(db, "day", seer, since),
    readSentCounters(db, { noun: "message", facet: "day", since }, seer),
    readSentCounters(db, { noun: "application", facet: "day", since }, seer),
    readCounters(db, "subscribers", "day", since),
  ]);
  return Array.from({ length: DAYS }, (_, index) => {
    const day = dayInIndia(index + 1 - DAYS);
    return {
      day,
      leads: leads.get(day) ?? 0,
      messages: messages.get(day) ?? 0,
      applications: applications.get(day) ?? 0,
      subscribers: subscribers.get(day) ?? 0,
    };
  });
}

/** Merged leads do not count. */
async function countUnansweredLeads(db: Database, seer: Seer): Promise<EnquiryFigures["unanswered_leads"]> {
  const ageOf = leadAgeReader();
  const counts = new Map(leadAges.map((age) => [age, 0]));
  for (const [day, amount] of await readLeadCounters(db, "unanswered", seer, dayInIndia(-DAYS))) {
    const age = ageOf(startOfDay(day));
    counts.set(age, counts.get(age)! + amount);
  }
  return leadAges.map((age) => ({ age, count: counts.get(age)! }));
}

async function countApplications(db: Database, seer: Seer): Promise<EnquiryFigures["applications"]> {
  const steps = await readSentCounters(db, { noun: "application", facet: "step" }, seer);
  return applicationSteps.map((_, index) => ({ step: index + 1, count: steps.get(`${index + 1}`) ?? 0 }));
}
