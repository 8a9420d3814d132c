import type { InjectOptions } from "fastify";
import { expect } from "vitest";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";

export const formPassword = "kettle under a banyan";

const form = {
  email: "sneha@mail.example",
  password: formPassword,
  confirmPassword: formPassword,
  firstName: "Sneha",
  lastName: "Kulkarni",
  phone: "982-255-0148",
  company: "student",
  interest: "Online BBA",
};

/** The app with outgoing mails, and an applicant's actions in a browser. */
export async function applicantApp(options: Parameters<typeof testApp>[0] = {}) {
  const server = await startMailServer();
  const testing = await testApp({ smtpUrl: server.url, ...options });
  const { call } = testing;

  const mailsTo = (address: string) => server.received.filter(({ recipients }) => recipients.includes(address));
  const linkIn = (body: string) => /https?:\/\/disha\.test(\/my-application\/enter\?link=\S+)/.exec(body)?.[1];

  /** Answers the link of the newest mail once the address has received `count` mails. */
  async function linkMailed(count: number, address = form.email) {
    await eventually(() => expect(mailsTo(address)).toHaveLength(count));
    return linkIn(mailsTo(address).at(-1)!.body)!;
  }

  /** Sends the form and answers the link of its mail. */
  async function apply(changes: Partial<typeof form> = {}) {
    const payload = { ...form, ...changes, ...(changes.password && { confirmPassword: changes.password }) };
    const count = mailsTo(payload.email).length + 1;
    const { statusCode } = await call({ method: "POST", url: "/backend/api/applications.php", payload });
    expect(statusCode).toBe(201);
    return linkMailed(count, payload.email);
  }

  const open = (url: string, cookie?: string) => call({ method: "GET", url, headers: cookie ? { cookie } : {} });

  function post(url: string, fields: Record<string, string> = {}, { headers = {}, ...rest }: InjectOptions = {}) {
    return call({
      ...rest,
      method: "POST",
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  }

  const postAs = (cookie: string, url: string, fields?: Record<string, string>) =>
    post(url, fields, { headers: { cookie } });

  /** Presses the button of a link; answers the session's cookie. */
  async function enter(link: string) {
    const answer = await post(link);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/my-application(\?|$)/),
    ]);
    return cookieOf(answer);
  }

  const signInWith = (password: string, email = form.email, more?: InjectOptions) =>
    post("/my-application/sign-in", { email, password }, more);

  return { ...testing, server, mailsTo, linkMailed, apply, open, post, postAs, enter, signInWith };
}

/** The cookie that an answer sets, as `name=value`. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers["set-cookie"]).split(";")[0]!;
