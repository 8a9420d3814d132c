import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  /** The recipients of the envelope. */
  recipients: string[];
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

export interface TestMailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Refuses every mail with this code, e.g. 450; null accepts again. */
  refuseWith(code: number | null): void;
  stop(): Promise<void>;
}

export interface Conditions {
  port?: number;
  /** The server's delay before it accepts a mail. */
  delayMs?: number;
}

/** A real SMTP server on the loopback address. */
export async function openMailServer({ port = 0, delayMs = 0 }: Conditions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    // The client's host name is not needed, and looking it up may take long.
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, session, accept) => {
      void text(stream).then((raw) => {
        if (refusal !== null) return accept(refused(refusal));
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), ...parseMail(raw) });
        return setTimeout(accept, delayMs);
      });
    },
  });
  // Ignores clients that disconnect.
  server.on("error", () => undefined);
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    stop,
  };
}

const refused = (responseCode: number) => Object.assign(new Error("Not now for tanvi@mail.example"), { responseCode });

function parseMail(raw: string) {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const content = raw.slice(end + 4);
  const isQuoted = headers["content-transfer-encoding"] === "quoted-printable";
  return { headers, body: (isQuoted ? unquoted(content) : content).replaceAll("\r\n", "\n") };
}

function unquoted(content: string): string {
  const bytes = content
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
