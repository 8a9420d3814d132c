import type { TestApp } from "#test/app.ts";
import type { Schema } from "#test/reading/described-operations.ts";

export interface PageForm {
  /** Its target, e.g. `/contact`. */
  path: string;
  /** Its fields as an object schema, as far as HTML tells. */
  fields: Schema;
}

/** Courses, universities and articles are many pages of one kind, and a page may have many queries. */
const MOST_PAGES_OF_A_KIND = 2;
const ORIGIN = "http://disha.test";

/** A field of one line or several, or a select with its options. */
const controls = /<(?:input|textarea)\b([^>]*)>|<select\b([^>]*)>(.*?)<\/select>/gs;

/** Finds every form that a public page posts by following links of the site and of its mails. */
export async function pageForms({ call, db }: TestApp): Promise<PageForm[]> {
  const forms = new Map<string, PageForm>();
  const seen = new Set<string>();
  const visits = new Map<string, number>();
  const mails = await db.selectFrom("outbox").select("body").execute();
  const waiting = ["/", ...mails.flatMap(({ body }) => [...body.matchAll(/http:\/\/disha\.test(\/\S+)/g)].map(first))];

  for (const address of waiting) {
    const kind = kindOf(address);
    const count = visits.get(kind) ?? 0;
    if (seen.has(address) || count >= MOST_PAGES_OF_A_KIND) continue;
    seen.add(address);
    visits.set(kind, count + 1);
    const { body } = await call({ method: "GET", url: address });
    waiting.push(...linksOf(body));
    for (const form of formsOf(body, address)) {
      forms.set(`${form.path} ${Object.keys(form.fields.properties!).join()}`, form);
      // A form without required fields is sent, since its answer may contain links.
      if (form.fields.required!.length > 0) continue;
      waiting.push(...linksOf((await call({ method: "POST", url: form.path })).body));
    }
  }
  return [...forms.values()];
}

/** `/courses/*` for pages of one kind; a page's own path for others, including those of one's application. */
function kindOf(address: string) {
  const parts = address.split("?")[0]!.split("/");
  const isOneOfMany = parts.length > 2 && parts[1] !== "my-application";
  return (isOneOfMany ? [...parts.slice(0, -1), "*"] : parts).join("/");
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)]
    .map(([, path]) => path!.replaceAll("&amp;", "&"))
    .filter((path) => !/^\/(admin|backend|\/)/.test(path));

function formsOf(html: string, page: string): PageForm[] {
  const posts = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].filter(
    ([, tag]) => attribute(tag!, "method")?.toLowerCase() === "post",
  );
  return posts.map(([, tag, content]) => ({
    path: new URL(attribute(tag!, "action") || page, ORIGIN).pathname,
    fields: fieldsOf(content!),
  }));
}

function fieldsOf(content: string): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [, tag, select, options = ""] of content.matchAll(controls)) {
    const name = attribute(tag ?? select!, "name");
    if (name === null) continue;
    if (!required.includes(name)) required.push(name);
    const isFixed = select !== undefined || /type="(hidden|radio|checkbox)"/.test(tag!);
    const maxLength = Number(attribute(tag ?? "", "maxLength") ?? 200);
    const choices = [tag ?? "", ...[...options.matchAll(/<option\b([^>]*)>/g)].map(first)]
      .map((choice) => attribute(choice, "value"))
      .filter((value) => value !== null);
    const known = properties[name]?.enum ?? [];
    properties[name] = isFixed ? { enum: [...known, ...choices, "Online MBA"] } : { type: "string", maxLength };
  }
  return { type: "object", properties, required };
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag);
  return found ? found[1]!.replaceAll("&amp;", "&") : null;
}

const first = ([, group]: RegExpMatchArray) => group!;
