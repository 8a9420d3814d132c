import { Secret, TOTP } from "otpauth";

const SECONDS_PER_STEP = 30;
/** What every authenticator app understands (RFC 6238). */
const kind = { algorithm: "SHA1", digits: 6, period: SECONDS_PER_STEP };
/** A phone's clock may be one step off, either way. */
const STEPS_OFF = 1;
const SECRET_BYTES = 20;

/** A shared secret in Base32. */
export const newTimeSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says. */
export function timeSecretAddress(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...kind, issuer, label: username, secret }).toString();
}

/** The time step that a code of six digits belongs to, counted from 1970; null when it is none of now. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const off = TOTP.validate({
    ...kind,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window: STEPS_OFF,
  });
  return off === null ? null : TOTP.counter({ period: SECONDS_PER_STEP, timestamp: now }) + off;
}
