import type { ReactNode } from "react";
import { useLocation } from "react-router";

interface EnquiryFormProps {
  /** The page whose action answers the plain post. */
  action: string;
  /** Where the script sends the same fields, e.g. `/backend/api/leads.php`. */
  endpoint: string;
  submitLabel: string;
  /** What the button reads while the form is on its way; absent, it only turns its ring. */
  busyLabel?: string;
  /** How long the form looks busy at least. */
  leastBusyMs?: number;
  /** How long the thanks stand; absent, until the next try. */
  thanksMs?: number;
  /** The id of the block that thanks in the form's place, instead of a banner. */
  thanks?: string;
  /** Whether what was typed before a reload stands there at once; without, when somebody comes to the form. */
  keepsDraft?: true;
  /** What the details are used for (D38). */
  purpose: string;
  children: ReactNode;
}

/**
 * What all public forms share: the robot trap, the answer, the button, the line on data use. A plain post, which
 * `send-forms.ts` sends without leaving the page.
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

/** People neither see nor reach it; a robot that fills in every field gives itself away. */
function RobotTrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name="website_address" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
