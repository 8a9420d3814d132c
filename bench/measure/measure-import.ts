import { setTimeout as pause } from "node:timers/promises";
import { withPostgres } from "#scripts/servers/with-postgres.ts";
import { type Office, send, withOffice } from "#bench/fill/open-office.ts";
import { quantile, verdict } from "#bench/verdict.ts";

const leads = 50_000;
const rows = 50_000;
const rowsAtOnce = 200;
const barSeconds = 60;
const visitorEveryMs = 100;

interface Outcome {
  created: number;
  joined: number;
  unchanged: number;
  refused: number;
}

/**
 * Imports a file of 50,000 people, 5 % invalid and 10 % known, as the panel does while visitors read; then the same
 * file again.
 */
export async function measureImport() {
  await measureOn("the embedded database", "");
  const isMeasured = await withPostgres((databaseUrl) => measureOn("PostgreSQL", databaseUrl));
  if (!isMeasured) console.log("No PostgreSQL was found: its import was not measured.");
}

async function measureOn(engine: string, databaseUrl: string) {
  await withOffice({ databaseUrl, leads, counsellors: 10, processes: 1 }, async (office) => {
    console.log(`\nA file of ${rows.toLocaleString("en")} people into ${leads.toLocaleString("en")} leads, ${engine}`);
    const alone = await visit(office, pause(10_000));
    const importing = importFile(office);
    const beside = await visit(office, importing);
    const first = await importing;
    verdict(`Imported: ${told(first.outcome)}; in`, first.seconds, "s", barSeconds);
    const bar = 2 * quantile(alone, 0.99);
    verdict(`A page beside it: p99 from ${quantile(alone, 0.99).toFixed(1)} ms`, quantile(beside, 0.99), "ms", bar);
    const again = await importFile(office);
    const { created, joined } = again.outcome;
    verdict(
      `The same file again: ${told(again.outcome)}; in ${again.seconds.toFixed(1)} s; changed`,
      created + joined,
      "",
      1,
    );
  });
}

const told = ({ created, joined, unchanged, refused }: Outcome) =>
  `${created} new, ${joined} joined, ${unchanged} unchanged, ${refused} refused`;

async function importFile({ addresses, admin }: Office) {
  const address = addresses[0]!;
  const start = performance.now();
  const body = { file: "fair.csv", source: "walk-in", consent: "At the fair, on paper", mapping: {}, is_given_out: 1 };
  const begun = (await send(address, { method: "POST", file: "lead-imports.php", token: admin, body })) as {
    data: { id: number };
  };
  const outcome: Outcome = { created: 0, joined: 0, unchanged: 0, refused: 0 };
  for (let from = 0; from < rows; from += rowsAtOnce) {
    const slice = Array.from({ length: rowsAtOnce }, (_, index) => rowOf(from + index));
    const call = { method: "PUT", file: `lead-imports.php?id=${begun.data.id}`, token: admin, body: { rows: slice } };
    const { data } = (await sendInTurn(address, call)) as { data: Outcome };
    for (const what of Object.keys(outcome) as (keyof Outcome)[]) outcome[what] += data[what];
  }
  return { outcome, seconds: (performance.now() - start) / 1000 };
}

/** Retries after a refusal for overload, as the panel does. */
async function sendInTurn(address: string, call: Parameters<typeof send>[1]): Promise<unknown> {
  try {
    return await send(address, call);
  } catch (error) {
    if (!String(error).includes("answered 503")) throw error;
    await pause(1000);
    return sendInTurn(address, call);
  }
}

/** One in twenty has no valid e-mail address; one in ten has that of an existing person (`fill-leads.ts`). */
function rowOf(number: number) {
  const email =
    number % 20 === 0
      ? "no address"
      : number % 10 === 5
        ? `person${number}@mail.example`
        : `fair${number}@mail.example`;
  return {
    line: number + 2,
    name: "Kavya Menon",
    email,
    phone: `87${String(10_000_000 + number)}`,
    course: "Online MCA",
  };
}

/** Requests one freshly rendered page after the other until `until` settles. */
async function visit({ addresses }: Office, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  void until.finally(() => over.abort());
  while (!over.signal.aborted) {
    const start = performance.now();
    await (await fetch(`${addresses[0]}/search?q=mba+${times.length}`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(visitorEveryMs);
  }
  return times;
}
