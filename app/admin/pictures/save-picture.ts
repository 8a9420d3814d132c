import { replace } from "react-router";
import { callForData } from "#app/admin/api/api-client.ts";
import { asRecord, textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { showToast } from "#app/admin/toast/toasts.ts";
import type { UsedPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { counted } from "#app/lib/text/counted.ts";

/** Saves a picture's texts, or a replacement. Answers a refusal. */
export async function savePicture(request: Request): Promise<SaveRefusal> {
  const id = new URL(request.url).searchParams.get("edit")!;
  const body = asRecord(await request.formData());
  try {
    const picture = await callForData<UsedPicture>("pictures", { method: "PUT", query: { id }, body });
    const name = textOf(body, "name") || picture.image_alt || "The picture";
    showToast(body.has("image") ? `${name} replaced in ${counted(picture.use_count, "place")}` : `${name} saved`);
  } catch (error) {
    return refusalOf(error, "Error saving picture");
  }
  throw replace(closedAddress(request.url));
}
