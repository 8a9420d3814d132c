import { Outlet, useRouteLoaderData } from "react-router";
import type { loader } from "./admin-layout.tsx";
import { PanelFrame } from "./frame/panel-frame.tsx";
import { Toaster } from "./toast/toaster.tsx";

/**
 * Reads nothing itself, so that it stands from the first byte on: the outline of a screen gives way to the screen
 * inside it, and neither the focus nor a scrolled sidebar is lost when the records come.
 */
export default function AdminFrame() {
  const layout = useRouteLoaderData<typeof loader>("admin/admin-layout");
  return (
    <PanelFrame {...layout}>
      <Outlet />
      <Toaster />
    </PanelFrame>
  );
}
