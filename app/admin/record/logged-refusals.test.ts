import { expect, test } from "vitest";
import { clientAction as changeFaq } from "#app/admin/faqs/faqs-screen.tsx";
import { clientAction as changeTestimonial } from "#app/admin/testimonials/testimonials-screen.tsx";
import { clientAction as changeUser } from "#app/admin/users/users-screen.tsx";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";

type Act = (args: never) => Promise<unknown>;

// Section 8 has these failures logged; they are told, too.
test.each([
  ["FAQ", "faqs", changeFaq as Act],
  ["testimonial", "testimonials", changeTestimonial as Act],
  ["user", "users", changeUser as Act],
])("what fails of a %s is told and logged once, made, saved or deleted", async (one, file, change) => {
  const { request, line } = await signedInPanel();
  const ask = (method: string, query: string) =>
    change({ request: request(method, `/admin/${file}?${query}`, { id: "7", name: "Failing" }) } as never);
  const all = () => Promise.all([ask("POST", "new=1"), ask("PUT", "edit=7"), ask("DELETE", "delete=7")]);
  const refused = expectLog("ApiFailure: The stars are wrong");
  line(new Response(JSON.stringify({ success: false, message: "The stars are wrong" }), { status: 409 }));

  const told = { failure: "The stars are wrong" };
  expect(await all()).toMatchObject([told, told, told]);
  expect(refused()).toHaveLength(3);
  const unanswered = expectLog("Failed to fetch");
  line("cut");
  const saving = { failure: expect.stringContaining(`Error saving ${one}. Please try again.`) };
  expect(await all()).toMatchObject([saving, saving, { failure: `Error deleting ${one}. Please try again.` }]);
  expect(unanswered()).toHaveLength(3);
});
