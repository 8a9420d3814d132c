import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Few files: over HTTP/1.1 each costs a browser some 5 ms, and a list screen asked for 50 of them (record 021). */
const groups = [
  // The entry of every page, with what scripts that come alone share: those would else fetch each other.
  { name: "entry", test: /\/app\/(entry\.client|lib\/(browser|picture)\/|ui\/icons\/)/, priority: 5 },
  // Helpers without React, which a script may fetch by themselves; not the schemas, which bring zod.
  { name: "helpers", test: /\/app\/lib\/((money|text|time)\/|[^/]+$)/, priority: 5 },
  // What a device holds: one file for its bar and lists.
  { name: "holding", test: /\/app\/site\/holding\//, priority: 4 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // Forms are fetched once a list stands.
  { name: "zod", test: /node_modules\/zod\//, priority: 4 },
  // What the islands of public pages share with one another and with the panel.
  { name: "parts", test: /\/app\/(ui\/[^/]+$|site\/.*\/university-dialog-address)/, priority: 3 },
  // Where the one stands the other mostly does, too.
  { name: "carousels", test: /\/app\/site\/.*carousel/, priority: 3 },
  // An island with all that it alone takes along.
  { name: "explorer", test: /\/app\/site\/islands\/program-explorer/, priority: 3 },
  // What some screens share with forms, and must not bring these along for.
  { name: "records", test: /\/app\/admin\/(record\/(content-kinds|word-difference)|upload\/)/, priority: 3 },
  // What every screen of the panel begins with, and what that needs; several records are deleted once a list stands.
  {
    name: "panel",
    test: /node_modules\/react-router\/|\/app\/admin\/(hydrate-panel|(dialog|draft|frame|list|record(?!\/deletion\/(?!delete-dialog))|screen|session|toast)\/)/,
    priority: 2,
  },
  // What the leads begin with and other screens or dialogs need too: by itself it came in a dozen files. More cards are
  // asked for later.
  {
    name: "leads",
    test: /\/app\/(domain\/lead\/words|admin\/(board|enquiry\/reach|leads\/(changes|marks|words)))\/(?!more-cards-data)/,
    priority: 1,
  },
  // What messages and applications begin with.
  { name: "enquiries", test: /\/app\/admin\/enquiry\/opened\//, priority: 1 },
  // Some screens send without a form.
  { name: "sending", test: /\/app\/admin\/api\/send-once/, priority: 2 },
  { name: "forms", test: /\/app\/admin\/(conflict|fields|form|list-fields|search-words)\//, priority: 1 },
];

/**
 * Packages of hundreds of files, each of which costs the process memory; in the bundle is what is used of them (record
 * 034).
 */
const inOneFile = ["kysely", "zod", "fastify-type-provider-zod", "libphonenumber-js"];

/** What is imported is fetched first, so that a lost line can be told and tried again (`import-fetched.ts`). */
const importFetched: Plugin = {
  name: "import-fetched",
  enforce: "pre",
  resolveId: (id) => (id === "\0vite/preload-helper.js" ? path.resolve("app/lib/browser/import-fetched.ts") : null),
};

export default defineConfig(({ command }) => ({
  plugins: [importFetched, reactRouter()],
  // The pages' policy allows fonts and scripts from our own files only: nothing may be inlined as data.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // A list that shows the words of a schema's module does not need its schemas.
          treeshake: { moduleSideEffects: [{ test: /-schemas?\.ts$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      resolve: command === "build" ? { noExternal: inOneFile } : {},
      build: {
        sourcemap: true,
        // The process keeps the text of what it runs.
        minify: true,
        rolldownOptions: {
          input: "app/server/serve-build.ts",
          // One letter beyond Latin, and V8 keeps two bytes of each.
          output: { sourcemapExcludeSources: true, charset: "ascii" },
        },
      },
    },
  },
}));
