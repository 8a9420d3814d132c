import { type ComponentProps, useId } from "react";
import type { IslandName, islands } from "./islands.ts";

type IslandProps<Name extends IslandName> = ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>["default"]>;

// Guarded and dynamic, so that react-dom's server code stays out of client chunks (200 KB).
const renderPart = import.meta.env.SSR ? (await import("./render-island.server.ts")).renderIsland : undefined;

/** Renders a part on the server and leaves its name and props for `wakeIslands`; props must survive JSON. */
export function Island<Name extends IslandName>({ name, ...props }: { name: Name } & IslandProps<Name>) {
  const id = useId();
  return (
    <div
      data-island={name}
      data-id={id}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: renderPart!(name, props, id) }}
    />
  );
}
