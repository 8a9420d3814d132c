import type { Config } from "@react-router/dev/config";

export default {
  // No /__manifest requests: the panel knows all its routes from the start.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
