import { z } from "zod";
import { subscriberRecord } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscriberStatuses } from "#app/domain/subscriber/subscriber-statuses.ts";
import {
  deleteSubscriber,
  findSubscriber,
  listSubscribers,
  matchingSubscribers,
  subscriberSorts,
} from "#app/domain/subscriber/subscribers.server.ts";
import { countsAsked } from "#app/domain/list/list-query-schema.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";

/** The newsletter's addresses. Only their owners confirm and unsubscribe; staff can only delete. */
export const adminSubscribersApi = enquiryResource({
  name: "subscribers",
  label: "Subscriber",
  filters: { status: z.enum(subscriberStatuses).optional(), counts: countsAsked },
  sorts: subscriberSorts,
  record: subscriberRecord,
  list: listSubscribers,
  matching: matchingSubscribers,
  find: findSubscriber,
  opened: ({ id, email }) => ({ type: "subscriber", id, name: email }),
  delete: deleteSubscriber,
});
