import { expect, test } from "vitest";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { addFaq } from "#test/factories/publication-factories.ts";

async function faqs(count: number) {
  const panel = await panelScreens();
  for (let place = 1; place <= count; place += 1)
    await addFaq(panel.db, { question: `Question ${place}`, position: place });
  const places = async (query: string, role?: "viewer") => {
    const { body } = await panel.open(query, role);
    return [...body.matchAll(/<span class="place-number">(\d+)/g)].map(([, place]) => Number(place));
  };
  const ends = async (query: string) =>
    [...(await panel.open(query)).body.matchAll(/aria-label="(Move [^"]+)" aria-disabled="true"/g)].map(
      ([, act]) => act,
    );
  return { ...panel, places, ends };
}

test("a record has the number of its place, counted on over the pages", async () => {
  const { places } = await faqs(52);

  expect((await places("faqs")).slice(0, 3)).toEqual([1, 2, 3]);
  expect(await places("faqs?page=2")).toEqual([51, 52]);
});

test("the first goes no further up and the last no further down, wherever the page ends", async () => {
  const { ends } = await faqs(52);

  expect(await ends("faqs")).toEqual(["Move Question 1 up"]);
  expect(await ends("faqs?page=2")).toEqual(["Move Question 52 down"]);
});

test("beside rows that a filter or another order has torn apart no place is told, over a dialog it is", async () => {
  const { places } = await faqs(3);

  expect(await places("faqs?q=question")).toEqual([]);
  expect(await places("faqs?sort=question")).toEqual([]);
  expect(await places("faqs?edit=2")).toEqual([1, 2, 3]);
});

test("whoever may not change reads the numbers without the steps", async () => {
  const { open, places } = await faqs(2);

  expect(await places("faqs", "viewer")).toEqual([1, 2]);
  expect((await open("faqs", "viewer")).body).not.toContain('aria-label="Move Question');
});
