import { forSearch, line, paragraph, rich } from "#app/domain/page-text/text-kinds.ts";
import { tokensHint } from "./privacy-texts.content.ts";

export const termsTexts = {
  label: "Terms",
  path: "/terms",
  parts: {
    terms: {
      label: "Terms",
      texts: {
        title: line("Headline", "Terms of use"),
        lede: paragraph("Opening", "What you can rely on when you read this site and talk to us, in plain words."),
        body: rich(
          "Text",
          `<h2>What we offer</h2><p>{site} advises people who look for a degree, and helps them to apply. Reading this site and talking to a counsellor cost nothing and bind you to nothing. You pay a university’s fee to the university, never to us.</p><p>Our counsellors advise as well as they can with what you tell them. The decision is yours, and whether you are admitted is the university’s: nobody here can promise a seat, a scholarship, a visa or a job.</p><h2>What you read here</h2><p>Fees, ranks, dates and conditions come from the universities and change. We check them at least once a year and correct them when we learn of an error. Before you pay, ask the university for the current fee and the entitlement of your programme in writing: that paper counts, not this site.</p><p>{samples}</p><p>Texts and pictures are ours or used with permission. You may print them for yourself and share links to them; to publish them elsewhere, ask us first. Links to other sites lead to pages that we do not control.</p><h2>What you send us</h2><ul><li>Write the truth about yourself, and use your own email address and telephone number.</li><li>Send an application for somebody else only when they have asked you to.</li><li>Keep the password of your application to yourself.</li></ul><p>What we store of it, and for how long, stands in <a href="/privacy">How we handle your data</a>.</p><h2>If something goes wrong</h2><p>Tell us first: write to {email} and a person answers within one working day.</p><p>For a <strong>grievance</strong> write the word in the subject: we tell you within two working days that we have it, and decide within fifteen days.</p><p>We are liable for what we cause by intent or gross neglect, and where the law says so; not for the acts of universities, nor for a site that is down for an hour.</p><p>These terms follow the law of India; the courts of Pune decide. They never take from you what the Consumer Protection Act, 2019, gives you.</p><h2>Who we are</h2><p>{site}[, {address}]. When these terms change, the new ones stand here, and hold from then on.</p>`,
          `${tokensHint} {samples} is a sentence that stands there as long as sample content is shown.`,
        ),
      },
    },
    search: forSearch(
      "Terms of use",
      "What you can rely on when you use this site and our counselling, and what stays with the university.",
    ),
  },
} as const;
