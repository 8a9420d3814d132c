// One small script for every page: public pages wake their islands, the panel is hydrated whole.
import { startFirstView } from "./site/first-view/first-view.ts";
import { wakeIslands } from "./site/islands/wake-islands.ts";

if (location.pathname.startsWith("/admin")) {
  void import("./admin/hydrate-panel.tsx").then(({ hydratePanel }) => hydratePanel());
} else {
  startFirstView();
  wakeIslands();
  // Public pages have no router that could take an edit in: development reloads them.
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
