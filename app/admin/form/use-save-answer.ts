import { useState } from "react";
import { useActionData, useLocation } from "react-router";

/**
 * The last answer to a save at this address. The router drops it at the next reload, e.g. for a colleague's change: a
 * refusal or conflict would disappear before it was read.
 */
export function useSaveAnswer<Answer>() {
  const answer = useActionData<Answer>();
  const { key } = useLocation();
  const [last, setLast] = useState({ answer, key });
  const isNew = key !== last.key || (answer !== undefined && answer !== last.answer);
  if (isNew) setLast({ answer, key });
  return isNew ? answer : last.answer;
}
