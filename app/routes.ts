import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** The sitemap: every page of the product and the file that answers it. */
export default [
  layout("site/site-layout.tsx", [
    index("site/home/home-page.tsx"),
    route("courses", "site/courses/courses-page.tsx"),
    ...["mba", "engineering", "data-science", "medicine"].map((field) =>
      route(`courses/${field}`, "site/fields/field-page.tsx", { id: field }),
    ),
    route("courses/:slug", "site/courses/course-page.tsx"),
    ...["UG", "PG", "PGDCS"].map((type) => route(type, "site/courses/degree-page.tsx", { id: type })),
    route("universities", "site/universities/universities-page.tsx"),
    route("universities/:slug", "site/universities/university-page.tsx"),
    route("contact", "site/contact/contact-page.tsx"),
    route("Blogs", "site/blogs/blogs-page.tsx"),
    route("Blogs/feed.xml", "site/blogs/blog-feed.ts"),
    route("Blogs/:slug", "site/blogs/article-page.tsx"),
    route("Gallery", "site/gallery/gallery-page.tsx"),
    route("search", "site/search/search-page.tsx"),
    route("OnlineAdmission", "site/admission/admission-page.tsx"),
    route("about", "site/about/about-page.tsx"),
    route("terms", "site/terms/terms-page.tsx"),
    route("newsletter/confirm/:token", "site/newsletter/confirm-page.tsx"),
    route("newsletter/leave/:token", "site/newsletter/leave-page.tsx"),
    route("guidance", "site/guidance/guidance-page.tsx"),
    route("privacy", "site/privacy/privacy-page.tsx"),
    route("*", "site/not-found-page.tsx"),
  ]),
  route("sitemap.xml", "site/feeds/sitemap.ts"),
  route("robots.txt", "site/feeds/robots.ts"),
  route("admin", "admin/admin-root.tsx", [
    route("login", "admin/login/login-screen.tsx"),
    layout("admin/admin-layout.tsx", [
      index("admin/dashboard-redirect.tsx"),
      route("dashboard", "admin/dashboard/dashboard-screen.tsx"),
      route("courses", "admin/courses/courses-screen.tsx"),
      route("leads", "admin/leads/leads-screen.tsx"),
      route("outbox", "admin/outbox/outbox-screen.tsx"),
      route("*", "admin/missing-screen.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
