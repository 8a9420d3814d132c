import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Few files: over HTTP/1.1 each costs a browser some 5 ms, and a list screen asked for 50 of them (record 021). */
const groups = [
  // The entry of every page in one file, with what it shares with parts that come alone: those would else fetch each other. The check of
  // fit writes amounts, and would fetch React along with the parts.
  {
    name: "entry",
    test: /\/app\/(entry\.client|ui\/(icons\/(answer-icons|held-icons)|drawings\/mark\.svg)|lib\/(browser\/|grouped-number|picture\/picture-focus))/,
    priority: 5,
  },
  // What a device holds: one file for its buttons, bar and lists.
  { name: "holding", test: /\/app\/site\/holding\/(?!hold-buttons)/, priority: 4 },
  // What the islands of public pages share with the panel.
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: "parts",
    test: /\/app\/(ui\/(icon|picture|spinner)|lib\/(picture\/picture-variants|money|lazily|text\/fold-text|india-day))|\/app\/site\/home\/universities\/university-dialog-address/,
    priority: 3,
  },
  // What of the site's words and buttons only the explorer's island takes along.
  {
    name: "explorer",
    test: /\/app\/site\/(home\/programs\/(category-course|explorer-p|place-link|program-(badge|details|list)|read-)|failures\/failed-part|holding\/hold-buttons|courses\/(barred-badge|course-addresses|fees\/fee-words))|\/app\/domain\/course\/barring/,
    priority: 3,
  },
  // Forms are fetched once a list stands.
  { name: "zod", test: /node_modules\/zod\//, priority: 3 },
  // What every screen of the panel begins with, and what that needs.
  {
    name: "panel",
    test: /node_modules\/react-router\/|\/app\/(admin\/(dialog|draft|frame|list|record|session|toast|upload|versions\/content-kinds|fields\/check-field)|ui\/(field|focused-image)\.tsx|lib\/text\/word-difference)/,
    priority: 2,
  },
  { name: "forms", test: /\/app\/admin\/(conflict|fields|form|list-fields|search-words)\//, priority: 1 },
];

/** Packages of hundreds of files, each of which costs the process memory; in the bundle is what is used of them (record 034). */
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
        rolldownOptions: { input: "app/server/serve-build.ts", output: { sourcemapExcludeSources: true } },
      },
    },
  },
}));
