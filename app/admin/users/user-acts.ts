import { replace } from "react-router";
import { type Answer, ApiFailure, callApi, logFailure } from "#app/admin/api/api-client.ts";
import { fieldsOf, textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { closedAddress } from "#app/admin/list/list-address.ts";
import { logRefusal, refusalOf } from "#app/admin/record/record-actions.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import { madeLink } from "./links/made-link.ts";

type LinkAnswer = Answer<{ email: string; link: string | null }>;

/** By the button's `act`. */
const acts: Record<string, (id: string) => Promise<void>> = {
  inviteAgain: async (id) => tellLink(await callApi("invitations", { method: "PUT", query: { id } }), "for three days"),
  switchOn: async (id) =>
    showToast((await callApi("switched-off-users", { method: "DELETE", query: { id } })).message!),
  revoke: async (id) => showToast((await callApi("invitations", { method: "DELETE", query: { id } })).message!),
  sendLink: async (id) => tellLink(await callApi("password-links", { method: "POST", query: { id } }), "for one hour"),
};

/** Acts on users besides saving and deleting: inviting, and what follows. Failures are logged as well (section 8). */
export async function runUserAct(request: Request): Promise<SaveRefusal | null> {
  const entries = await request.formData();
  const name = textOf(entries, "act");
  if (name === "switchOff") return switchOff(request.url, entries);
  const act = acts[name];
  if (!act) return invite(request.url, entries);
  try {
    await act(textOf(entries, "id"));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logFailure(error);
    showFailure(error.message);
  }
  return null;
}

/** Closes the dialog, or answers a refusal. */
async function invite(url: string, entries: FormData): Promise<SaveRefusal> {
  const body = fieldsOf(entries, ["email", "role"]);
  try {
    tellLink(await callApi("invitations", { method: "POST", body }), "for three days");
  } catch (error) {
    logRefusal(error);
    return refusalOf(error, "Error saving user");
  }
  throw replace(closedAddress(url));
}

/** The same for switching an account off. */
async function switchOff(url: string, entries: FormData): Promise<SaveRefusal> {
  const query = fieldsOf(entries, ["id", "hand_over"]);
  try {
    showToast((await callApi("switched-off-users", { method: "POST", query })).message!);
  } catch (error) {
    logRefusal(error);
    return refusalOf(error, "Error saving user");
  }
  throw replace(closedAddress(url));
}

/** The answer has a link only if no mail is sent. */
function tellLink({ data, message }: LinkAnswer, good: string) {
  if (data?.link) madeLink.tell({ email: data.email, address: data.link, good });
  else showToast(message!);
}
