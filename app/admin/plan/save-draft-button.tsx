import { useNavigation } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";

/** Saves the form as a draft. */
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
