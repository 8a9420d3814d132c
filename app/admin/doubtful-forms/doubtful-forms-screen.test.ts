import { expect, test } from "vitest";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { clientAction } from "./doubtful-forms-screen.tsx";

const robot = { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148", course: "Online MBA" };

async function withDoubtful() {
  const panel = await signedInPanel();
  const url = "/backend/api/leads.php";
  await panel.call({ method: "POST", url, payload: { ...robot, website_address: "https://spam.example" } });
  const kept = () => panel.db.selectFrom("doubtful_forms").select(["id"]).execute();
  const cookie = `disha_panel=${await panel.signIn()}`;
  const open = async (query = "") => {
    const { body } = await panel.call({ method: "GET", url: `/admin/doubtful-forms${query}`, headers: { cookie } });
    return visibleText(body);
  };
  const act = async (fields: Record<string, string>) =>
    clientAction({ request: panel.request("POST", "/admin/doubtful-forms", fields) } as never);
  return { ...panel, kept, open, act };
}

test("a form that looks like a robot's stands with its sender, why it is doubtful, and all that was typed", async () => {
  const { open, kept } = await withDoubtful();
  expect(await kept()).toHaveLength(1);

  const words = await open();

  expect(words).toContain("Tanvi Bhosale tanvi@mail.example");
  expect(words).toContain("Phone: 98225 50148");
  expect(words).toContain("Let it pass");
  expect(await open("?q=98225")).toContain("Tanvi Bhosale");
  expect(await open("?q=nobody")).toContain("No doubtful form matches this filter.");
});

test("one that is let pass becomes the lead that it was meant to be, and is doubtful no more", async () => {
  const { act, kept, db, toast, open } = await withDoubtful();
  const [form] = await kept();

  await act({ id: `${form!.id}`, act: "release" });

  expect([await kept(), toast()!.isFailure]).toEqual([[], false]);
  expect(await db.selectFrom("leads").select("name").execute()).toEqual([{ name: "Tanvi Bhosale" }]);
  expect(await open()).toContain("No form looks like a robot's.");
});

test("one that is deleted becomes nothing; one of which somebody has decided already is said to be so", async () => {
  const { act, kept, db, toast } = await withDoubtful();
  const [form] = await kept();

  await act({ id: `${form!.id}`, act: "delete" });
  expect([await kept(), toast()!.text]).toEqual([[], "The form is deleted."]);
  await act({ id: `${form!.id}`, act: "release" });
  expect(toast()).toMatchObject({ isFailure: true, text: "Somebody has decided about this form already." });
  expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
});

test("where nobody answers it is not said that nothing was done; a server's refusal is", async () => {
  const { act, kept, toast, line } = await withDoubtful();
  const id = `${(await kept())[0]!.id}`;
  const saidOf = async (act_: string) => {
    await act({ id, act: act_ });
    return toast()!.text;
  };
  expectLog("Failed to fetch");

  line(new Response(JSON.stringify({ success: false, message: "Not today" }), { status: 500 }));
  expect(await saidOf("release")).toMatch(/^Nothing was done with the form\. \w/);
  line("lost");
  expect(await saidOf("release")).toMatch(/^Nobody answered: .*may be done already/);
  line(null);
  expect(await saidOf("release")).toBe("Somebody has decided about this form already.");
});
