import { ApiFailure, callApi } from "#app/admin/api/api-client.ts";
import { fieldsOf, textOf } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { showFailure, showToast } from "#app/admin/toast/toasts.ts";
import type { FreshRecoveryCodes, SecondFactorKey } from "#app/domain/second-factor/second-factor-schema.ts";

/** The outcome of an act: a refusal, or what to show. */
export interface AccountAnswer {
  refusal?: SaveRefusal;
  /** A sentence. */
  done?: string;
  setUp?: SecondFactorKey;
  recoveryCodes?: string[];
}

type Act = (fields: FormData) => Promise<AccountAnswer>;

const acts = {
  async changePassword(fields) {
    const body = fieldsOf(fields, ["current_password", "password"]);
    return { done: (await callApi("account", { method: "PUT", body })).message ?? "Password changed." };
  },
  async setDayMails(fields) {
    const { message } = await callApi("day-mails", { method: "PUT", body: fieldsOf(fields, ["is_on"]) });
    showToast(message!);
    return {};
  },
  async endSession(fields) {
    const { id, device } = fieldsOf(fields, ["id", "device"]);
    await callApi("sessions", { method: "DELETE", query: { id } });
    showToast(`${device} is signed out`);
    return {};
  },
  async endOtherSessions() {
    const { message } = await callApi("sessions", { method: "DELETE", query: { all: "others" } });
    showToast(message ?? "The other sessions ended");
    return {};
  },
  async beginSecondFactor(fields) {
    const body = fieldsOf(fields, ["current_password"]);
    return { setUp: (await callApi<SecondFactorKey>("second-factor", { method: "POST", body })).data };
  },
  async confirmSecondFactor(fields) {
    const body = fieldsOf(fields, ["code"]);
    const { data } = await callApi<FreshRecoveryCodes>("second-factor", { method: "PUT", body });
    return { recoveryCodes: data?.recovery_codes };
  },
  async renewRecoveryCodes(fields) {
    const { data } = await callApi<FreshRecoveryCodes>("recovery-codes", { method: "POST", body: proofOf(fields) });
    return { recoveryCodes: data?.recovery_codes };
  },
  async endSecondFactor(fields) {
    await callApi("second-factor", { method: "DELETE", body: proofOf(fields) });
    showToast("Two-factor sign-in is off");
    return { done: "Two-factor sign-in is off" };
  },
} satisfies Record<string, Act>;

export type AccountAct = keyof typeof acts;

/** Runs the act that a form of the account screen names in `act`. */
export async function runAccountAct(fields: FormData): Promise<AccountAnswer> {
  const act = textOf(fields, "act") as AccountAct;
  try {
    return await (acts[act] satisfies Act)(fields);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (act === "endSession" || act === "endOtherSessions") showFailure(`Nobody was signed out. ${error.message}`);
    return { refusal: { failure: error.message, errors: error.errors } };
  }
}

const proofOf = (fields: FormData) => fieldsOf(fields, ["current_password", "code"]);
