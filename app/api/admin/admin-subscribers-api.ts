import { z } from "zod";
import { subscriberRecord } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscriberStatuses } from "#app/domain/subscriber/subscriber-statuses.ts";
import { deleteSubscriber, findSubscriber, listSubscribers } from "#app/domain/subscriber/subscribers.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { enquiryResource } from "./enquiry-resource.ts";

/** The addresses of the newsletter. Their owners alone confirm and leave, so staff can only delete. */
export function adminSubscribersApi(app: ApiScope, services: ApiServices): void {
  enquiryResource(app, services, {
    name: "subscribers",
    label: "Subscriber",
    filters: { status: z.enum(subscriberStatuses).optional() },
    record: subscriberRecord,
    list: listSubscribers,
    find: findSubscriber,
    remove: deleteSubscriber,
  });
}
