import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { sendOncePerPress } from "./form/one-press.ts";
import { passOverSpentEntries } from "./list/list-history.ts";

passOverSpentEntries();
sendOncePerPress();

hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
);
