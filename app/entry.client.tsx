// A small script for every page: public pages hydrate their islands, the panel is hydrated as a whole.
import { startFirstView } from "./site/first-view/first-view.ts";
import { wakeIslands } from "./site/islands/wake-islands.ts";

if (location.pathname.startsWith("/admin")) {
  void import("./admin/hydrate-panel.tsx").then(({ hydratePanel }) => hydratePanel());
} else {
  startFirstView();
  wakeIslands();
  // Public pages have no router to apply an edit: in development they reload.
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
