import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// One chunk for React, shared by the islands and the panel: fewer files than the default splitting gives.
const react = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };

export default defineConfig({
  plugins: [reactRouter()],
  // The pages' policy allows fonts and scripts from our own files only: nothing may be inlined as data.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react] } } } } },
    ssr: { build: { sourcemap: true, rolldownOptions: { input: "app/server-app.ts" } } },
  },
});
