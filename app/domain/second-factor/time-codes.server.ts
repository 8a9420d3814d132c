import { Secret, TOTP } from "otpauth";

const SECONDS_PER_STEP = 30;
/** Supported by every authenticator app (RFC 6238). */
const kind = { algorithm: "SHA1", digits: 6, period: SECONDS_PER_STEP };
/** Tolerates a phone's clock one step off in either direction. */
const STEPS_OFF = 1;
const SECRET_BYTES = 20;

/** A new shared secret, 20 random bytes in Base32. */
export const newTimeSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth://` address for the QR code. */
export function timeSecretAddress(secret: string, issuer: string, username: string): string {
  return new TOTP({ ...kind, issuer, label: username, secret }).toString();
}

/** The time step of a valid code, counted from 1970; null if it is not valid now. */
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
