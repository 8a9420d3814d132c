import { onTestFinished, vi } from "vitest";
import { dismissToast, readToasts, type Toast } from "#app/admin/toast/toasts.ts";
import { forgetGone } from "#app/admin/list/kept/gone-records.ts";
import type { AppOptions } from "#app/server/create-app.ts";
import { keepToken } from "#app/admin/session/admin-token.ts";
import { type TestApp, testApp } from "#test/app.ts";

type Line = "cut" | "lost" | Response | null;
type Fields = Record<string, string | Blob | string[]>;

export interface Panel extends TestApp {
  /** A request of a panel form to its screen's action. */
  request(method: string, address: string, fields?: Fields): Request;
  /** The result of an action, or `{ to }` if it redirects. */
  outcomeOf<Answer>(act: Promise<Answer>): Promise<Answer | { to: string }>;
  /** The current toast. */
  toast(): Toast | undefined;
  /** The addresses requested since signing in. */
  asked: string[];
  /** From now on requests fail, their answers are lost, or all get this answer; null: the server answers again. */
  line(state: Line): void;
}

/** A browser in which `meenal` is signed in to the panel, as far as actions can tell; the real API answers. */
export async function signedInPanel(options: Partial<AppOptions> = {}): Promise<Panel> {
  const testing = await testApp(options);
  const asked: string[] = [];
  let state: Line = null;
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, new BrowserStorage());
  vi.stubGlobal("document", { querySelector: () => null });
  const tab = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, tab[name].bind(tab));
  const { fetch: reach } = globalThis;
  vi.stubGlobal("fetch", async (address: string | URL | Request, init?: RequestInit) => {
    // The server's requests to its bucket pass through.
    if (typeof address !== "string" || !address.startsWith("/")) return reach(address, init);
    asked.push(address);
    if (state instanceof Response) return state.clone();
    if (state === "cut") throw new TypeError("Failed to fetch");
    const answer = await answerOf(testing, new Request(new URL(address, "http://disha.test"), init));
    if (state === "lost") throw new TypeError("Failed to fetch");
    return answer;
  });
  for (const { id } of readToasts()) dismissToast(id);
  forgetGone();
  keepToken(await testing.signIn());
  return {
    ...testing,
    asked,
    request: (method, address, fields = {}) =>
      new Request(new URL(address, "http://disha.test"), { method, body: formOf(fields) }),
    outcomeOf: (act) => act.catch(asRedirect),
    toast: () => readToasts().at(-1),
    line: (next) => (state = next),
  };
}

/** As in browsers, stored items are own keys. */
class BrowserStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

async function answerOf({ app }: TestApp, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = await app.inject({
    method: request.method as "GET" | "POST" | "PUT" | "DELETE",
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  });
  return new Response(response.body, { status: response.statusCode });
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return form;
}

function asRedirect(error: unknown): { to: string } {
  const to = error instanceof Response && error.headers.get("location");
  if (!to) throw error;
  return { to };
}
