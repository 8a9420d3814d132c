import type { RecordKind } from "./record-actions.ts";

/** Like `storeRecord`, which is loaded with the form, so that no list waits for it. */
export async function saveRecord(request: Request, kind: RecordKind) {
  const { storeRecord } = await import("#app/admin/form/store-record.ts");
  return storeRecord(request, kind);
}
