import { useNavigation } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";

/** Sends the form beside what visitors see. */
export const SaveDraftButton = () => (
  <BusyButton
    type="submit"
    className="btn btn-quiet"
    isBusy={useNavigation().formMethod !== undefined}
    name="way"
    value="beside"
  >
    Save draft
  </BusyButton>
);
