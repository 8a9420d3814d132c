import { expect, test } from "vitest";
import { actOnLead } from "#app/admin/leads/story/lead-acts.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { correctFacts, factsOf } from "./correct-facts.ts";

async function factsDialog() {
  const panel = await signedInPanel();
  const [id] = await sendLeads(panel, { name: "Tanvi Bhosale" });
  const lead = async () => {
    const [row] = await panel.db.selectFrom("leads").selectAll().execute();
    return row!;
  };
  const over = JSON.stringify(factsOf(await lead()));
  const correct = (fields: Record<string, string>) => {
    const typed = { ...JSON.parse(over), ...fields } as Record<string, string>;
    const address = `/admin/leads?q=tanvi&facts=${id}`;
    return panel.outcomeOf(correctFacts(panel.request("POST", address, { id: `${id}`, over, ...typed })));
  };
  return { ...panel, id, lead, correct };
}

test("what was corrected is stored, the drawer opens again, and Undo puts back what stood there", async () => {
  const { id, lead, correct, request, toast } = await factsDialog();

  expect(await correct({ city: " Nashik ", name: "Tanvi B. Bhosale" })).toEqual({
    to: `/admin/leads?q=tanvi&open=${id}`,
  });

  expect(await lead()).toMatchObject({ city: "Nashik", name: "Tanvi B. Bhosale" });
  expect(toast()!.text).toBe("Tanvi B. Bhosale saved");
  const { action, method, fields } = toast()!.undo!;
  await actOnLead(request(method.toUpperCase(), action, fields), `${id}`);
  expect(await lead()).toMatchObject({ city: "", name: "Tanvi Bhosale" });
});

test("where nothing was typed anew there is nothing to undo", async () => {
  const { correct, toast } = await factsDialog();

  await correct({ city: "  " });

  expect(toast()).toMatchObject({ text: "Tanvi Bhosale saved", undo: undefined });
});

test("a fact that somebody else has corrected in between stays as they wrote it; one beside it does not matter", async () => {
  const { db, lead, correct } = await factsDialog();
  await db.updateTable("leads").set({ city: "Mumbai" }).execute();

  expect(await correct({ city: "Nashik" })).toMatchObject({ newer: { city: "Mumbai" } });
  expect((await lead()).city).toBe("Mumbai");
  await correct({ name: "Tanvi B." });
  expect(await lead()).toMatchObject({ city: "Mumbai", name: "Tanvi B." });
});

test("a number that is none is refused at its field", async () => {
  const { lead, correct, toast } = await factsDialog();

  expect(await correct({ phone: "12" })).toMatchObject({ errors: { phone: expect.stringMatching(/\w/) } });
  expect([(await lead()).phone, toast()]).toEqual(["98225 50148", undefined]);
});
