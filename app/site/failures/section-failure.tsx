import { useWordsAtHand } from "#app/site/page-words.ts";
import type { Failure } from "#app/site/read-section.server.ts";
import { FailedPart } from "./failed-part.tsx";

/** Replaces a section's rows. */
export const SectionFailure = ({ of }: { of: Failure }) => <FailedPart text={useWordsAtHand("menu").failures[of]} />;
