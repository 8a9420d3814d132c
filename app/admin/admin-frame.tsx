import { Outlet, useRouteLoaderData } from "react-router";
import type { loader } from "./admin-layout.tsx";
import { PanelFrame } from "./frame/panel-frame.tsx";
import { Toaster } from "./toast/toaster.tsx";

/**
 * Has no loader, so that it is there from the first byte: the screen's outline is replaced by the screen inside it, and
 * neither focus nor the sidebar's scroll position is lost when records arrive.
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
