import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The sitemap: every page of the product and the file that answers it. */
export default [
  layout("site/site-layout.tsx", [
    index("site/home/home-page.tsx"),
    route("courses", "site/courses/courses-page.tsx"),
    route("guidance", "site/guidance/guidance-page.tsx"),
    route("privacy", "site/privacy/privacy-page.tsx"),
    route("*", "site/not-found-page.tsx"),
  ]),
  route("admin", "admin/admin-root.tsx", [
    route("login", "admin/login/login-screen.tsx"),
    layout("admin/admin-layout.tsx", [
      index("admin/dashboard-redirect.tsx"),
      route("dashboard", "admin/dashboard/dashboard-screen.tsx"),
      route("courses", "admin/courses/courses-screen.tsx"),
      route("leads", "admin/leads/leads-screen.tsx"),
      route("*", "admin/missing-screen.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
