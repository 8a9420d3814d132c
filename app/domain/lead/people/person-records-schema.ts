import { z } from "zod";
import { messageStatuses, subscriberStatuses } from "#db/schema.ts";
import { courseFactsRecord, courseRecord } from "#app/domain/course/course-schema.ts";
import { leadRecord } from "#app/domain/lead/lead-schema.ts";

/** What a lead's person sent beside it, found by the same number or address, newest first; and their promised calls. */
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
  /** Calls promised on any of the person's open leads, earliest first. */
  calls: z.array(
    z.object({ lead_id: z.number(), course: z.string(), owner: z.string().nullable(), follow_up_on: z.string() }),
  ),
  /** Empty for users who may not see subscribers. */
  subscriptions: z.array(
    z.object({ id: z.number(), email: z.string(), status: z.enum(subscriberStatuses), created_at: z.string() }),
  ),
});

export type PersonRecords = z.infer<typeof personRecords>;

/** The lead to whose story a message or application belongs. */
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
  /** The address of its page, e.g. `https://disha.example/courses/online-mba`. */
  url: z.string(),
});

export type AskedCourse = z.infer<typeof askedCourse>;
