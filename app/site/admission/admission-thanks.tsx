import { Icon } from "#app/ui/icon.tsx";

export const thanksId = "admission-thanks";

/** What happens next; shown by the script once an application is sent, or by the page after a plain post. */
export function AdmissionThanks({ isShown }: { isShown: boolean }) {
  return (
    <div className="admission-thanks" id={thanksId} hidden={!isShown} tabIndex={-1}>
      <p className="banner" role={isShown ? "status" : undefined}>
        <Icon name="check-circle" />
        <span>Thank you. Your application is registered: the first of four steps is done.</span>
      </p>
      <h3>What happens next</h3>
      <ol>
        <li>Look into your mail: we have written to you what comes next.</li>
        <li>Within one working day an expert counsellor calls you and talks through your plans.</li>
        <li>Have your mark sheets and a photo identity card at hand. Phone pictures are enough to begin.</li>
      </ol>
    </div>
  );
}
