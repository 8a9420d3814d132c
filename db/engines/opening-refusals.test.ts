import { expect, test } from "vitest";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { connectionRefusal, fileRefusal, migrationRefusal, parseDatabaseUrl } from "./opening-refusals.ts";

const address = "postgres://disha:s%40cret%25@db.example:5433/disha_live";
const failed = (facts: object, message = "Something s@cret went wrong") => Object.assign(new Error(message), facts);
const refusal = (facts: object, message?: string, url = address) =>
  connectionRefusal(failed(facts, message), parseDatabaseUrl(url)).message;

test.each([
  [{ code: "28P01" }, "refuses the user name or password in DATABASE_URL."],
  [{ code: "28000" }, "refuses the user name or password in DATABASE_URL."],
  [{ code: "3D000" }, "has no database disha_live; create it or correct DATABASE_URL."],
  [{ code: "53300" }, "takes no more connections; raise its max_connections or stop other clients."],
  [{ code: "57P03" }, "is starting up or shutting down; try again in a moment."],
  [{ code: "ECONNREFUSED" }, "does not answer; check DATABASE_URL and that the server is running."],
  [{ code: "EAI_AGAIN" }, "does not answer; check DATABASE_URL and that the server is running."],
])("a server that fails with %j is told of in a sentence of what to do", (facts, sentence) => {
  expect(refusal(facts)).toBe(`PostgreSQL at db.example:5433 ${sentence}`);
});

test("what only words tell is read from them, and what nobody knows is told as it came", () => {
  expect(refusal({}, "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string")).toContain(
    "refuses the user name",
  );
  expect(refusal({}, "timeout expired")).toContain("does not answer");
  expect(refusal({ code: "XX000" }, "odd")).toBe(
    "PostgreSQL at db.example:5433 gives no connection (odd); check DATABASE_URL.",
  );
  expect(connectionRefusal("a text", parseDatabaseUrl(address)).message).toContain("(a text)");
});

test("a server is named where its address says it: by host and port, by a socket, or as this machine", () => {
  const named = (url: string) => /^PostgreSQL at (\S+) /.exec(refusal({ code: "57P03" }, "x", url))?.[1];
  expect(named("postgresql://disha@db.example/live")).toBe("db.example");
  expect(named("postgres:///live?host=/var/run/postgresql")).toBe("/var/run/postgresql");
  expect(named("postgres:///live")).toBe("localhost");
});

test("a database without a name is that of its user, and its name is told as it is called", () => {
  expect(refusal({ code: "3D000" }, "x", "postgres://asha%20k@db.example")).toContain("has no database asha k;");
  expect(refusal({ code: "3D000" }, "x", "postgres://asha@db.example/%E0%A4%A6%E0%A4%BF")).toContain(
    "has no database दि;",
  );
});

test.each(["", "localhost", "mysql://a@b/c", "http://a@b/c", "postgres://a:50%@b/c", "postgres//a@b"])(
  "%j is no address of a database, and the sentence repeats nothing of it",
  (text) => {
    expect(() => parseDatabaseUrl(text)).toThrow(StartRefusal);
    expect(() => parseDatabaseUrl(text)).toThrow(
      /^DATABASE_URL must have the form postgres:\/\/user:password@host:5432\/database/,
    );
  },
);

test("a migration that may not make its tables is the operator's matter, any other failure is ours", () => {
  const url = parseDatabaseUrl(address);
  const refused = migrationRefusal(failed({ code: "42501" }), url);
  expect(refused).toBeInstanceOf(StartRefusal);
  expect((refused as Error).message).toBe("The user in DATABASE_URL may not create tables in the database disha_live.");
  const other = failed({ code: "42P07" });
  expect(migrationRefusal(other, url)).toBe(other);
});

test.each([
  [8, /^Disha cannot write to \/data\/disha\.db; check its owner/],
  [10, /cannot write/],
  [13, /cannot write/],
  [14, /cannot write/],
  // The second byte tells more of the same.
  [10 + 256 * 3, /cannot write/],
  [5, /^Another program keeps \/data\/disha\.db locked; close it first\.$/],
  [6, /locked/],
  [261, /locked/],
  [11, /^\/data\/disha\.db is damaged or no SQLite database; put a backup in its place\.$/],
  [26, /damaged/],
])("a file that SQLite refuses with %i is told of in a sentence", (errcode, sentence) => {
  const refused = fileRefusal(failed({ errcode }), "/data/disha.db");
  expect(refused).toBeInstanceOf(StartRefusal);
  expect((refused as Error).message).toMatch(sentence);
});

test("what is no matter of the file rises as it is", () => {
  for (const facts of [{ errcode: 1 }, { errcode: 19 }, {}]) {
    const error = failed(facts);
    expect(fileRefusal(error, "/data/disha.db")).toBe(error);
  }
  expect(fileRefusal("a text", "/data/disha.db")).toBe("a text");
});

test.each([
  [
    "gone",
    [
      { errcode: 5 },
      { errcode: 6 },
      { code: "08006" },
      { code: "57P01" },
      { code: "57014" },
      { code: "53200" },
      { code: "ECONNRESET" },
      { code: "EPIPE" },
    ],
  ],
  ["full", [{ errcode: 13 }, { code: "ENOSPC" }, { code: "EDQUOT" }, { code: "53100" }]],
  [
    "read-only",
    [{ errcode: 8 }, { errcode: 778 }, { errcode: 14 }, { code: "EROFS" }, { code: "EACCES" }, { code: "25006" }],
  ],
] as const)(
  "while the storage is %s whoever asks is told so, for each way in which a driver says it",
  (kind, causes) => {
    for (const facts of causes) expect([facts, storageFailureOf(failed(facts))?.kind]).toEqual([facts, kind]);
  },
);

test("a failure of ours is no failure of the storage, whatever it is called", () => {
  const ours = [
    {},
    { code: "23505" },
    { code: "ENOENT" },
    { errcode: 19 },
    { errcode: 1 },
    { code: "57P04" },
    { code: "XECONN" },
  ];
  for (const facts of ours) expect([facts, storageFailureOf(failed(facts))]).toEqual([facts, null]);
  expect([storageFailureOf("ECONNRESET"), storageFailureOf(null)]).toEqual([null, null]);
  expect(storageFailureOf(failed({}, "timeout expired"))?.kind).toBe("gone");
  expect(storageFailureOf(failed({}, "the timeout expired"))).toBeNull();
});
