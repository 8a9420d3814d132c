import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface EnquiryFormProps {
  /** The page whose action handles a plain post. */
  action: string;
  /** The endpoint of the script, e.g. `/backend/api/leads.php`. */
  endpoint: string;
  submitLabel: string;
  /** The button's label while sending; absent: only a spinner. */
  busyLabel?: string;
  /** The least time that the form looks busy. */
  leastBusyMs?: number;
  /** How long the thanks stay; absent: until the next attempt. */
  thanksMs?: number;
  /** The id of the block that replaces the form, instead of a banner. */
  thanks?: string;
  /** Restores a draft at once after a reload; otherwise on focus. */
  keepsDraft?: true;
  /** The use of the details (D38). */
  purpose: string;
  children: ReactNode;
}

/**
 * Common to all public forms: the robot trap, the answer, the button, the line on data use. A plain post, which
 * `send-forms.ts` sends in place.
 */
export function EnquiryForm({ action, endpoint, children, purpose, ...form }: EnquiryFormProps) {
  const { pathname } = useLocation();
  return (
    <form
      className="form enquiry"
      method="post"
      action={action}
      data-endpoint={endpoint}
      data-least-busy-ms={form.leastBusyMs}
      data-thanks-ms={form.thanksMs}
      data-thanks={form.thanks}
      data-draft={form.keepsDraft && ""}
    >
      <input type="hidden" name="source_page" value={pathname} />
      <RobotTrapField />
      {children}
      <div>
        <div className="form-answer" role="status" />
        <button className="btn" type="submit">
          <span className="spinner" aria-hidden="true" />
          <span className={form.busyLabel && "at-rest"}>{form.submitLabel}</span>
          {form.busyLabel && <span className="while-busy">{form.busyLabel}</span>}
        </button>
      </div>
      <p className="consent">
        {`${purpose} `}
        <a href="/privacy">How we handle your data</a>
      </p>
    </form>
  );
}

/** Invisible and unreachable for people; robots that fill in every field reveal themselves. */
function RobotTrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name="website_address" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
