import { moveRecord } from "#app/admin/order/move-record.ts";
import { deleteRecord, type RecordKind } from "./record-actions.ts";
import { saveRecord } from "./save-record.ts";

/** The action of a list of ordered content: creates, changes, deletes or moves a record. */
export function changeContent(request: Request, kind: RecordKind) {
  if (request.method === "PATCH") return moveRecord(request, kind.file);
  return request.method === "DELETE" ? deleteRecord(request, kind) : saveRecord(request, kind);
}
