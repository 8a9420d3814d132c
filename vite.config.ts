import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Few files: over HTTP/1.1 each costs a browser some 5 ms, and a list screen requested 50 (record 021). */
const groups = [
  // The entry of every page, with modules shared by scripts loaded separately, which would otherwise import each other.
  { name: "entry", test: /\/app\/(entry\.client|lib\/(browser|picture)\/|ui\/icons\/)/, priority: 5 },
  // Helpers without React that a script may load alone; without schemas, which import zod.
  { name: "helpers", test: /\/app\/lib\/((money|text|time)\/|[^/]+$)/, priority: 5 },
  // Lists held on a device: one file for the bar and both lists.
  { name: "holding", test: /\/app\/site\/holding\//, priority: 4 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // Forms are loaded after a list.
  { name: "zod", test: /node_modules\/zod\//, priority: 4 },
  // Shared by the islands of public pages and the panel.
  { name: "parts", test: /\/app\/(ui\/[^/]+$|site\/.*\/university-dialog-address)/, priority: 3 },
  // Mostly needed together.
  { name: "carousels", test: /\/app\/site\/.*carousel/, priority: 3 },
  // An island with the modules that only it uses.
  { name: "explorer", test: /\/app\/site\/islands\/program-explorer/, priority: 3 },
  // Shared by forms and by screens that must not load forms.
  { name: "records", test: /\/app\/admin\/(record\/(content-kinds|word-difference)|upload\/)/, priority: 3 },
  // For every screen of the panel, with dependencies; the deletion of several records is loaded after the list.
  {
    name: "panel",
    test: /node_modules\/react-router\/|\/app\/admin\/(hydrate-panel|(dialog|draft|frame|list|record(?!\/deletion\/(?!delete-dialog))|screen|session|toast)\/)/,
    priority: 2,
  },
  // For leads and other screens or dialogs: by default it was split into a dozen files. Further cards are loaded later.
  {
    name: "leads",
    test: /\/app\/(domain\/lead\/words|admin\/(board|enquiry\/reach|leads\/(changes|marks|words)))\/(?!more-cards-data)/,
    priority: 1,
  },
  // For messages and applications.
  { name: "enquiries", test: /\/app\/admin\/enquiry\/opened\//, priority: 1 },
  // For screens that send without a form.
  { name: "sending", test: /\/app\/admin\/api\/send-once/, priority: 2 },
  { name: "forms", test: /\/app\/admin\/(conflict|fields|form|list-fields|search-words)\//, priority: 1 },
];

/** Packages of hundreds of files, which cost the process memory; the bundle contains only what is used (record 034). */
const inOneFile = ["kysely", "zod", "fastify-type-provider-zod", "libphonenumber-js"];

/** Loads all files of an import first, so that a lost connection can be reported and retried (`import-fetched.ts`). */
const importFetched: Plugin = {
  name: "import-fetched",
  enforce: "pre",
  resolveId: (id) => (id === "\0vite/preload-helper.js" ? path.resolve("app/lib/browser/import-fetched.ts") : null),
};

export default defineConfig(({ command }) => ({
  plugins: [importFetched, reactRouter()],
  // The pages' policy allows only own files for fonts and scripts: nothing may be inlined as data.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // A list that uses a schema module's words does not need its schemas.
          treeshake: { moduleSideEffects: [{ test: /-schemas?\.ts$/, sideEffects: false }] },
        },
      },
    },
    ssr: {
      resolve: command === "build" ? { noExternal: inOneFile } : {},
      build: {
        sourcemap: true,
        // The process keeps the source text of its code.
        minify: true,
        rolldownOptions: {
          input: "app/server/serve-build.ts",
          // With a single character beyond Latin-1, V8 stores two bytes for each.
          output: { sourcemapExcludeSources: true, charset: "ascii" },
        },
      },
    },
  },
}));
