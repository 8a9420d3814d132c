import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const breaches = [
  ["app/site", "#app/admin/a.ts"],
  ["app/site", "#app/api/a.ts"],
  ["app/site/courses", "#db/schema.ts"],
  ["app/site", "#app/config.server.ts"],
  ["app/site", "../admin/a.ts"],
  ["app/admin", "#app/site/a.ts"],
  ["app/admin", "#app/api/a.ts"],
  ["app/admin", "#db/schema.ts"],
  ["app/admin/leads", "#app/admin/list/table/record-table.tsx"],
  ["app/admin", "#app/domain/course/courses.server.ts"],
  ["app/admin", "#app/ui/a.server.tsx"],
  ["app/server", "#app/admin/a.ts"],
  ["app/server/panel", "#app/site/courses/a.tsx"],
  ["app/server/pages", "#app/ui/a.tsx"],
  ["app/server", "#test/app.ts"],
  ["app/api", "#app/server/a.ts"],
  ["app/api", "#app/site/a.ts"],
  ["app/api/public", "#app/admin/a.ts"],
  ["app/api", "#app/ui/a.tsx"],
  ["app/api", "#db/schema.ts"],
  ["app/domain/course", "#app/site/a.ts"],
  ["app/domain", "#app/admin/a.ts"],
  ["app/domain", "#app/api/a.ts"],
  ["app/domain", "#app/ui/a.tsx"],
  ["app/mail", "#app/site/a.ts"],
  ["app/ui", "#app/domain/a.ts"],
  ["app/ui", "#db/schema.ts"],
  ["app/lib", "#app/domain/a.ts"],
  ["app/lib", "#db/schema.ts"],
  ["db", "#app/domain/a.ts"],
  ["db/seed", "#app/site/a.ts"],
  ["app", "#test/app.ts"],
  ["app/domain", "#test/app.ts"],
  ["scripts", "#test/app.ts"],
];
const allowed = [
  ["app/site", "#app/domain/a.server.ts"],
  ["app/admin", "#app/ui/a.tsx"],
  ["app/admin/leads", "#app/admin/list/list-screen.tsx"],
  ["app/api", "#app/lib/a.ts"],
  ["app/domain", "#db/schema.ts"],
  ["app/ui", "#app/lib/a.ts"],
  ["db", "#app/lib/a.ts"],
  ["db/seed", "#app/domain/a.ts"],
  ["app", "#app/api/a.ts"],
  ["app/server", "#app/api/a.ts"],
  ["app/server/pages", "#app/domain/a.server.ts"],
];

test("the linter refuses each import against the architecture's directions, and no other", () => {
  const cases = [...breaches, ...allowed].map(([from = "", to = ""], index) => ({
    file: `${from}/case-${index}.ts`,
    source: `export { thing } from "${to}";\n`,
  }));

  expect(refusedBy("eslint(no-restricted-imports)", cases)).toEqual(
    cases.slice(0, breaches.length).map(({ file }) => file),
  );
});

test("the linter refuses a circle of imports, be it of types alone", () => {
  const circle = [
    { file: "app/lib/one.ts", source: 'import type { Two } from "./two.ts";\nexport type One = Two[];\n' },
    { file: "app/lib/two.ts", source: 'import type { One } from "#app/lib/one.ts";\nexport type Two = One[];\n' },
  ];

  expect(refusedBy("import(no-cycle)", circle)).toEqual(["app/lib/one.ts", "app/lib/two.ts"]);
});

/** The files in which the rule finds something. */
function refusedBy(rule: string, cases: { file: string; source: string }[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "disha-directions-"));
  try {
    for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"]) cpSync(file, path.join(folder, file));
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    for (const { file, source } of cases) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), source);
    }
    const rooms = new Set(cases.map(({ file }) => file.split("/")[0]!));
    const parameters = [path.resolve("node_modules/.bin/oxlint"), "--format=json", ...rooms];
    const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: "utf8" });
    const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
    const refused = diagnostics.filter(({ code }) => code === rule);
    return cases.map(({ file }) => file).filter((file) => refused.some(({ filename }) => filename === file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
