import { useState } from "react";
import { useActionData, useLocation } from "react-router";

/**
 * What the last save at this address answered. The router forgets it as soon as anything is read anew, e.g. for news of
 * a colleague: a refusal, or two texts side by side, would be gone before they were read.
 */
export function useSaveAnswer<Answer>() {
  const answer = useActionData<Answer>();
  const { key } = useLocation();
  const [last, setLast] = useState({ answer, key });
  const isNew = key !== last.key || (answer !== undefined && answer !== last.answer);
  if (isNew) setLast({ answer, key });
  return isNew ? answer : last.answer;
}
