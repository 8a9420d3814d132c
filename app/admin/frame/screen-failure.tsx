import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { BusyButton } from "./busy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Stands in a screen's place when its records could not be read. */
export function ScreenFailure({ intro }: { intro?: string }) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  return (
    <div className="pane empty" role="alert">
      <Icon name="alert" />
      <p>
        {intro} {sentenceOf(error)}
      </p>
      <BusyButton
        type="button"
        className="btn btn-quiet"
        isBusy={revalidator.state === "loading"}
        onClick={() => void revalidator.revalidate()}
      >
        Try again
      </BusyButton>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `API error: ${error.status}`;
  return error instanceof Error ? error.message : "API request failed";
}
