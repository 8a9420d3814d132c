import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { serverLink } from "#test/servers/server-link.ts";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, staffHeaders, test } from "#test/journeys/story.ts";

// Into the plain page no transition leads, of which the browser complains.
test.use({ javaScriptEnabled: false, refusal: 503, contextOptions: { reducedMotion: "reduce" } });

test(
  "a form sent while the database is gone is kept in the page, and one press sends it when it is back",
  { tag: "@both" },
  async ({ page, server, browser }) => {
    test.skip(!server.databaseUrl, "An embedded database does not go.");
    const link = await serverLink(server.databaseUrl!);
    let errors = "";
    const product = await startTemporaryServer(
      await sparePort(),
      { DATABASE_URL: link.url, TRUST_PROXY: "1" },
      { onError: (words) => (errors += words) },
    );
    await page.goto(`${product.address}/contact`);
    await page.getByLabel("Name").fill("Ruchi Pawar");
    await page.getByLabel("Email").fill("ruchi@mail.example");
    await page.getByLabel("Subject").fill("Evening classes");
    await page.getByLabel("Message").fill('Are there any "in Marathi"?\nAnd in <Hindi>?');

    link.set("cut");
    const refusing = page.waitForResponse((response) => response.status() === 503);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Our records cannot be reached at the moment/);
    await expect(page.getByText("What you typed is kept in this page.")).toBeVisible();
    // Axe itself needs scripts.
    const withScripts = await browser.newPage({ javaScriptEnabled: true });
    await withScripts.setContent(await (await refusing).text());
    expect(await axeFinds(withScripts)).toEqual([]);
    await withScripts.close();

    const again = page.getByRole("button", { name: "Send it again" });
    await again.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("What you typed is kept in this page.")).toBeVisible();

    link.set("through");
    await expect.poll(async () => (await page.request.get(`${product.address}/ready`)).status()).toBe(200);
    await again.click();
    await expect(page.getByText("Thank you. Your message has reached us")).toBeVisible();
    const headers = await staffHeaders(page);
    const found = await page.request.get("/backend/admin/messages.php?q=ruchi", { headers });
    const { data } = (await found.json()) as { data: { message: string }[] };
    expect(data.map(({ message }) => message.replaceAll("\r\n", "\n"))).toEqual([
      'Are there any "in Marathi"?\nAnd in <Hindi>?',
    ]);

    await product.stop();
    link.close();
    expect(errors.split("\n").filter((line) => line !== "" && !line.includes('"storage":"gone"'))).toEqual([]);
  },
);
