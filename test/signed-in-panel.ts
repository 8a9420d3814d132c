import { onTestFinished, vi } from "vitest";
import { dismissToast, readToasts, type Toast } from "#app/admin/toast/toasts.ts";
import { forgetGone } from "#app/admin/list/kept/gone-records.ts";
import type { AppOptions } from "#app/server/create-app.ts";
import { keepToken } from "#app/admin/session/admin-token.ts";
import { type TestApp, testApp } from "#test/app.ts";

type Line = "cut" | "lost" | Response | null;
type Fields = Record<string, string | Blob | string[]>;

export interface Panel extends TestApp {
  /** What a form of the panel hands to the act of its screen. */
  request(method: string, address: string, fields?: Fields): Request;
  /** What an act answers, or `{ to }` where it leads on to. */
  outcomeOf<Answer>(act: Promise<Answer>): Promise<Answer | { to: string }>;
  /** What the screen's foot says now. */
  toast(): Toast | undefined;
  /** The addresses that were asked since it signed in. */
  asked: string[];
  /**
   * From now on nobody answers, or the answers are lost, or this one comes to whatever is asked; null: the server
   * answers again.
   */
  line(state: Line): void;
}

/**
 * A browser in which `meenal` has signed in to the panel, as far as the panel's acts see it; the real API answers them.
 */
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
    // The server's own way to its bucket stays open.
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

/** Like the browser's it has as its own keys what is kept. */
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
