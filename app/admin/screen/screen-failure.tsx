import { useEffect } from "react";
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from "react-router";
import { ApiFailure } from "#app/admin/api/api-client.ts";
import { namesNothing } from "#app/admin/api/names-nothing.ts";
import type { ReadFailure } from "#app/admin/api/read-api.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface ScreenFailureProps {
  intro: string;
  /** The sentence if there was no answer. */
  unanswered?: string;
}

/** Replaces a screen whose records could not be read. */
export function ScreenFailure({ intro, unanswered = "API request failed" }: ScreenFailureProps) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const status = statusOf(error);
  const isForbidden = status === 403;
  const isNone = namesNothing(status);
  const isAnswer = isForbidden || isNone;
  useEffect(() => {
    if (!isAnswer) console.error(error);
  }, [error, isAnswer]);
  if (isForbidden) return <NotForRole sentence={sentenceOf(error)} />;
  if (isNone)
    return <NoScreen title="Nothing at this address" sentence="It may be misspelt, or what stood here was deleted." />;
  return (
    <div className="pane empty" role="alert">
      <Icon name="alert" />
      <h1>{intro}</h1>
      <p>{sentenceOf(error) ?? unanswered}</p>
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

/** For somebody whose role does not permit the screen. */
export const NotForRole = ({ sentence }: { sentence: string | null }) => (
  <NoScreen title="Not for your role" sentence={sentence} />
);

/** No error, so without a retry. */
function NoScreen({ title, sentence }: { title: string; sentence: string | null }) {
  return (
    <div className="pane empty">
      <h1>{title}</h1>
      <p>{sentence}</p>
      <Link className="btn btn-quiet" to="/admin">
        To the start
      </Link>
    </div>
  );
}

const statusOf = (error: unknown): number | null =>
  isRouteErrorResponse(error) || error instanceof ApiFailure ? error.status : null;

function sentenceOf(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return (error.data as ReadFailure | null)?.sentence ?? `API error: ${error.status}`;
  // The browser's error for a request without an answer.
  if (error instanceof TypeError) return null;
  return error instanceof Error ? error.message : null;
}
