import { forSearch, line, paragraph, rich } from "#app/domain/page-text/text-kinds.ts";

export const tokensHint =
  "{site}, {email}, {phone} and {address} stand for what the settings say. What stands in [square brackets] is left out where one of them in it is not known.";

/** The notice whose version every enquiry stores (D38). */
export const privacyTexts = {
  label: "Privacy",
  path: "/privacy",
  parts: {
    notice: {
      label: "Notice",
      note: "A change of the text gives the notice a new version, of which every enquiry from then on is proof; what was sent before stays under the one that was shown.",
      texts: {
        title: line("Headline", "How we handle your data"),
        lede: paragraph(
          "Opening",
          "You give us a few details so that a counsellor can answer you. We use them for that, and for nothing else.",
        ),
        body: rich(
          "Text",
          `<h2>What we store</h2><p>You can read this whole site without telling us who you are. When you send us a form, we store:</p><ul><li>what you wrote in it: your name, email address, phone number, the course you are interested in, your message;</li><li>of an application also where you work and the password of your account, in a form from which nobody can read it;</li><li>of the newsletter only your email address, and whether you confirmed it;</li><li>the page on which you sent it and, if an advertisement brought you there, the name of that campaign;</li><li>the time at which you sent it, and the version of this notice that you were shown;</li><li>afterwards, what a counsellor notes of your talks, and the emails that we send you.</li></ul><p>None of these forms asks for your marks, identity papers or bank details. Please do not put them there.</p><h2>What it is used for, and by whom</h2><p>A counsellor of {site} uses your details to call or write to you, and to advise you on courses, universities and admission. That is the only purpose, and you agree to it by sending the form.</p><ul><li>Our counsellors and the people who run this site for us can see your enquiry. Each of them signs in.</li><li>We pass your details to a university only when you ask us to apply there with you.</li><li>We do not sell or rent them, and we do not use them for advertisements.</li></ul><h2>How long we keep it</h2><p>As long as we are advising you, and afterwards so that you need not tell your story twice. What our counsellors note of your talks, and the mails that they write to you, stay with your enquiry until it is deleted; our list of sent mails forgets them after ninety days. When you ask us to delete it, we do. A deleted enquiry can be brought back for fourteen days, in case it was deleted by mistake; then it is gone for good, and some five weeks later from our backups, too. If you told us that you want no more contact, we keep your number and email address with that wish, also after your enquiry is gone, so that nobody calls or writes to you again. Each newsletter has a link by which you leave it.</p><h2>What stays on your device</h2><p>The public pages set no cookies but one, and no other company measures your visit through them. The one keeps you signed in to the page of your own application, until you sign out or close the browser; with your session we store your network address and what your browser calls itself, for at most twelve hours after its last use. Your network address is not kept with what you send.</p><p>Your browser keeps some things for you alone, and sends us none of them by itself:</p><ul><li>until you clear it, the courses on your shortlist with your notes, and those you chose to compare; what you answered beside a course to see whether it admits you, such as your marks, age, subjects and budget, and whether you have a certificate of a reserved category; and the day on which you last saw our offer of guidance, so that it opens by itself once a day at most;</li><li>until you send it or close the tab, what you typed into a form, but never a password.</li></ul><p>What you answer in the course finder or in the filters of a list, and which courses you lay side by side, stands in the address of the page: our server reads it to make the page, and does not keep it.</p><p>The WhatsApp button opens a chat in WhatsApp. What you write there is also subject to WhatsApp’s own terms; until you press it, WhatsApp learns nothing of your visit.</p><h2>What you can ask of us</h2><p>Under the Digital Personal Data Protection Act, 2023, you may ask what we hold about you, have it corrected, completed or deleted, take back your consent, and name a person who may do this in your place. Taking back your consent is as easy as giving it: one email is enough, and what was done before remains lawful.</p><p>Write to {email}[ or call {phone}]. We answer within one working day and act within thirty days. If our answer does not satisfy you, you may complain to the Data Protection Board of India.</p><p>If you are under 18, please let a parent or guardian send the form.</p><h2>Who is responsible</h2><p>{site}[, {address}]. When this notice changes in substance it gets a new version, and what you sent before stays under the one that you were shown.</p><h2>If you work here</h2><p>Of our own staff we store user name, full name, email address, a password that cannot be read back, when they signed in, from which network address and with which browser, and what they changed. Their browser keeps the key of their session, their last filters and what they typed and did not save; signing out leaves of it only how they like their screens. Four cookies serve the panel alone. One, kept for a year, lets that browser sign in without waiting while a stranger is guessing at the password; it opens nothing by itself. One, kept until they sign out or close the browser, holds the key of their session once more, so that a list comes with its first rows. One, kept for a year, says whether they last used the table or the board of leads. One, kept for half an hour, holds the numbers of the leads that they put off.</p>`,
          tokensHint,
        ),
      },
    },
    search: forSearch(
      "How we handle your data",
      "What we store when you ask for guidance, what it is used for, who sees it, and how to have it deleted.",
    ),
  },
} as const;
