import { z } from "zod";
import { messageStatuses, subscriberStatuses } from "#db/schema.ts";
import { courseFactsRecord, courseRecord } from "#app/domain/course/course-schema.ts";
import { leadRecord } from "#app/domain/lead/lead-schema.ts";

/** What the person of a lead sent beside it, by the same number or address, newest first, and when they are called. */
export const personRecords = z.object({
  messages: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      message: z.string(),
      status: z.enum(messageStatuses),
      created_at: z.string(),
    }),
  ),
  applications: z.array(
    z.object({ id: z.number(), interest: z.string().nullable(), step: z.number(), created_at: z.string() }),
  ),
  /**
   * Which calls were promised to them, on whichever of their open leads, the first one first: the appointments to come.
   */
  calls: z.array(
    z.object({ lead_id: z.number(), course: z.string(), owner: z.string().nullable(), follow_up_on: z.string() }),
  ),
  /** Empty for those who may not see subscribers. */
  subscriptions: z.array(
    z.object({ id: z.number(), email: z.string(), status: z.enum(subscriberStatuses), created_at: z.string() }),
  ),
});

export type PersonRecords = z.infer<typeof personRecords>;

/** The lead in whose story a message or an application stands. */
export const storyLead = leadRecord.pick({
  id: true,
  name: true,
  course: true,
  stage: true,
  owner: true,
  follow_up_on: true,
});

export type StoryLead = z.infer<typeof storyLead>;

/** A course that a lead may mean. */
export const askedCourse = courseRecord.extend({
  ...courseFactsRecord.shape,
  /** Of its page, e.g. `https://disha.example/courses/online-mba`. */
  url: z.string(),
});

export type AskedCourse = z.infer<typeof askedCourse>;
