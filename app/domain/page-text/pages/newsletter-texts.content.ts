import { line, paragraph } from "#app/domain/page-text/text-kinds.ts";

/** The pages behind the links in newsletter mails. */
export const newsletterTexts = {
  label: "Newsletter: confirm and leave",
  parts: {
    confirm: {
      label: "Confirm",
      texts: {
        title: line("Title", "Confirm your subscription"),
        text: paragraph("Text", "Confirm once and you will get our newsletter. You can unsubscribe any time."),
        button: line("Button", "Confirm my subscription", { most: 40 }),
      },
    },
    confirmed: {
      label: "Confirmed",
      texts: {
        title: line("Title", "Your subscription is confirmed"),
        text: paragraph("Text", "Thank you. You will get our next newsletter."),
        leave: line("Words before the way out", "Changed your mind?", { isOptional: true }),
        way: line("Link of the way out", "Leave the newsletter", { most: 40 }),
      },
    },
    leave: {
      label: "Leave",
      texts: {
        title: line("Title", "Leave the newsletter"),
        text: paragraph("Text", "You will not get the newsletter at this address any more."),
        button: line("Button", "Unsubscribe me", { most: 40 }),
      },
    },
    left: {
      label: "Left",
      texts: {
        title: line("Title", "You have unsubscribed from the newsletter"),
        text: paragraph("Text", "Nothing else changes. To subscribe again, enter your address in the box on {blog}.", {
          hint: "{blog} is a link to the blog.",
        }),
      },
    },
    outdated: {
      label: "An old link",
      texts: {
        title: line("Title", "This link is no longer valid"),
        text: paragraph(
          "Text",
          "It may be older than a week, or incomplete. You can ask for a new one in the newsletter box on {blog}.",
          { hint: "{blog} is a link to the blog." },
        ),
      },
    },
  },
} as const;
