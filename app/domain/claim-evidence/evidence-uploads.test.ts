import { expect, test } from "vitest";
import { sweepUploads } from "#app/domain/picture/sweep-uploads.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { addUser, testApp, type TestApp } from "#test/app.ts";
import { addUniversity, multipartBody } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const proof = {
  claim: "student_count",
  source: "Annual report 2025-26, page 12",
  link: "",
  year: 2026,
  checked_on: "2026-11-12",
  checked_by: "Meenal Gaikwad",
  expires: "",
  tells_not: "",
};

/** A university whose students can be proven. A bucket signs with the hour: the clock is the world's. */
async function proving() {
  const app = await testApp();
  const id = await addUniversity(app.db, { name: "Sahyadri", slug: "sahyadri" });
  const token = await app.signIn();
  const url = `/backend/admin/universities.php?id=${id}`;
  const prove = async (evidence: object) => {
    const { data } = (await app.call({ method: "GET", url, token })).json();
    return app.call({ method: "PUT", url, token, payload: { ...data, evidence: [evidence] } });
  };
  return { ...app, token, prove };
}

const pdf = (words: string) => ({ name: "report.pdf", type: "application/pdf", bytes: Buffer.from(words) });
const report = "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";

/** Sends a file as the panel does. */
async function upload({ call }: TestApp, file: ReturnType<typeof pdf>, token?: string) {
  const body = await multipartBody({ file });
  return call({ method: "POST", url: "/backend/admin/evidence-files.php", token, ...body });
}

test("a document is kept, opened by a visitor from the claim, and comes as a file that runs nowhere", async () => {
  const app = await proving();
  const kept = await upload(app, pdf(report), app.token);
  expect(kept.statusCode).toBe(201);
  const { link } = kept.json().data;
  expect(link).toMatch(/^\/backend\/uploads\/evidence\/[0-9a-f]{32}\.pdf$/);

  expect((await app.prove({ ...proof, link })).statusCode).toBe(200);
  const page = (await app.call({ method: "GET", url: "/universities/sahyadri" })).body;
  expect(page).toContain(`<a href="${link}" rel="noopener">`);
  expect(visibleText(page)).toContain("Annual report 2025-26, page 12 (PDF)");

  const opened = await app.call({ method: "GET", url: link });
  expect(opened.body).toBe(report);
  expect(opened.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="evidence.pdf"',
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });
});

test.each([
  ["a page of HTML that calls itself one", "<html><script>alert(1)</script>%%EOF"],
  ["half a download", report.slice(0, -8)],
  ["a picture", "\u0089PNG\r\n\u001a\n %%EOF"],
])("%s is no document: refused by its bytes, and nothing is kept", async (_what, words) => {
  const app = await proving();

  const refused = await upload(app, pdf(words), app.token);

  expect(refused.statusCode).toBe(415);
  expect(refused.json().errors).toEqual({ file: "The file is no PDF that can be read: choose another one" });
  expect(await app.pictureFiles()).toEqual([]);
});

test("a document is refused without one, beyond 8 MB, signed out, and from who may change no record that claims", async () => {
  const app = await proving();
  const large = { ...pdf(""), bytes: Buffer.concat([Buffer.from(report), Buffer.alloc(8 * 1024 * 1024)]) };

  expect((await upload(app, pdf(""), app.token)).json().errors).toEqual({ file: "Choose a PDF file" });
  expect((await upload(app, large, app.token)).statusCode).toBe(413);
  expect((await upload(app, pdf(report))).statusCode).toBe(401);
  await addUser(app.db, "asha", "counsellor");
  expect((await upload(app, pdf(report), await app.signIn("asha"))).statusCode).toBe(403);
  expect(await app.pictureFiles()).toEqual([]);
});

test("the sweep takes a document that nothing names a day after it came, and keeps those of records and older versions", async () => {
  const app = await proving();
  const links: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    links.push((await upload(app, pdf(report), app.token)).json().data.link);
  }
  await app.prove({ ...proof, link: links[0] });
  await app.prove({ ...proof, link: links[1] });
  const swept = (hours: number) => sweepUploads(app.db, app.store, new Date(Date.now() + hours * HOUR_MS));

  expect(await swept(23)).toBe(0);
  expect(await swept(25)).toBe(1);

  const left = (await app.pictureFiles()).map((name) => `/backend/uploads/${name}`);
  expect(left.toSorted()).toEqual(links.slice(0, 2).toSorted());
});

test("each noun's document is kept by the sweep, the settings' too", async () => {
  const app = await proving();
  const create = async (file: string, payload: object) =>
    (await app.call({ method: "POST", url: `/backend/admin/${file}.php`, token: app.token, payload })).statusCode;
  const proven = async (claim: string) => {
    const { link } = (await upload(app, pdf(report), app.token)).json().data;
    return [{ ...proof, claim, link }];
  };
  const program = { title: "Online MCA", badge: "2 Years", duration: "2 Years" };
  const story = { name: "Ishita", role: "MBA", content: "It went well.", rating: 5 };
  const saved = [
    await create("programs", { ...program, evidence: await proven("keyFeatures") }),
    await create("testimonials", { ...story, evidence: await proven("content") }),
    await create("expert-guidance", { name: "Meenal", title: "Counsellor", evidence: await proven("experience") }),
    await create("stat-items", {
      icon: "Users",
      number: "50,000+",
      text: "students",
      evidence: await proven("number"),
    }),
  ];
  const url = "/backend/admin/settings.php";
  const { data } = (await app.call({ method: "GET", url, token: app.token })).json();
  const payload = { ...data, evidence: await proven("job-guarantee") };
  saved.push((await app.call({ method: "POST", url, token: app.token, payload })).statusCode);
  expect(saved).toEqual([201, 201, 201, 201, 200]);

  expect(await sweepUploads(app.db, app.store, new Date(Date.now() + 48 * HOUR_MS))).toBe(0);
  expect(await app.pictureFiles()).toHaveLength(5);
});
