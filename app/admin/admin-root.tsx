import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { EarlyKeys, pressEarlyKeys } from "./keyboard/early-keys.tsx";
import { AsleepNote } from "./screen/asleep-note.tsx";
import { StayWithoutLine } from "./screen/stay-without-line.ts";
import stylesAddress from "./admin.css?url";

export default function AdminRoot() {
  // From now on scripts handle presses; before, links and forms worked without them.
  useEffect(() => {
    if (document.documentElement.classList.contains("is-awake")) return;
    document.documentElement.classList.add("is-awake");
    pressEarlyKeys();
  }, []);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {/* With a precedence it comes before the preloaded scripts: rows wait only for it. */}
      <link rel="stylesheet" href={stylesAddress} precedence="panel" />
      <EarlyKeys />
      <AsleepNote />
      <meta name="color-scheme" content="light dark" />
      <StayWithoutLine />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
