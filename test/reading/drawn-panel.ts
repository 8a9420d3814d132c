import type { Role } from "#app/domain/permission/permissions.ts";
import type { AppOptions } from "#app/server/create-app.ts";
import { addUser, type TestApp, testApp } from "#test/app.ts";
import { visibleText } from "./visible-text.ts";

interface Screen {
  status: number;
  /** The target of a redirect. */
  to: string | undefined;
  body: string;
  /** All visible text. */
  words: string;
  /** The text of each table row. */
  rows: string[];
  /** The column headings. */
  heads: string[];
  /** The options of each select, by its name in the address. */
  choices: Record<string, string[]>;
}

interface PanelScreens extends TestApp {
  /** Opens a screen by its address, e.g. `courses?q=mba`, as `meenal` or somebody with this role. */
  open(path: string, role?: Role): Promise<Screen>;
}

/** The panel as the server renders it, before any script runs. */
export async function panelScreens(options: Partial<AppOptions> = {}): Promise<PanelScreens> {
  const testing = await testApp(options);
  const tokens = new Map<Role, string>([["admin", await testing.signIn()]]);
  async function tokenOf(role: Role) {
    if (!tokens.has(role)) {
      await addUser(testing.db, `the-${role}`, role);
      tokens.set(role, await testing.signIn(`the-${role}`));
    }
    return tokens.get(role)!;
  }
  async function open(path: string, role: Role = "admin"): Promise<Screen> {
    const headers = { cookie: `disha_panel=${await tokenOf(role)}` };
    const { statusCode, body, headers: told } = await testing.call({ method: "GET", url: `/admin/${path}`, headers });
    return { status: statusCode, to: told.location, body, ...partsOf(body) };
  }
  return { ...testing, open };
}

const textsOf = (html: string, parts: RegExp) => (html.match(parts) ?? []).map((part) => visibleText(part).trim());

const partsOf = (body: string) => ({
  words: visibleText(body),
  rows: textsOf(body, /<tr data-id.*?<\/tr>/gs),
  heads: textsOf(/<thead>.*?<\/thead>/s.exec(body)?.[0] ?? "", /<th.*?<\/th>/gs),
  choices: Object.fromEntries(
    [...body.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(([, name, options]) => [
      name!,
      textsOf(options!, /<option.*?<\/option>/gs),
    ]),
  ),
});
