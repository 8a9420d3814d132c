import { data, redirect } from "react-router";
import { chosenPassword } from "#app/domain/applicant/applicant-schema.ts";
import { choosePassword } from "#app/domain/applicant/choose-password.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { Busy, BUSY_SENTENCE } from "#app/lib/traffic/busy.ts";
import { requestServices } from "#app/request-context.ts";
import { readForm } from "#app/site/forms/read-form.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { TextField } from "#app/ui/field.tsx";
import type { Route } from "./+types/choose-password-page";
import stylesAddress from "./my-application-page.css?url";
import { CHOOSE_PASSWORD, OWN_PAGE } from "./own-addresses.ts";
import { ownMeta } from "./own-meta.ts";
import { visitorOf } from "./signed-in.server.ts";

export const handle: PageHandle = { isPersonal: true, isPrivate: true, editPath: "/admin/pages/my-application" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  return { email: (await visitorOf(context)).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const visitor = await visitorOf(context);
  const read = await readForm(request, chosenPassword);
  if ("refusal" in read) return refuse(read.refusal.errors);
  const { db } = context.get(requestServices);
  const errors = await choosePassword(db, visitor, read.input.password).catch((error: unknown) => {
    if (error instanceof Busy) return { password: BUSY_SENTENCE };
    throw error;
  });
  return errors ? refuse(errors) : redirect(`${OWN_PAGE}?password=1`, 303);
}

/** The input is not returned: passwords are never written into a page. */
const refuse = (errors: FieldErrors) => data({ errors }, { status: 422 });

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return ownMeta(pageWordsIn("my-application", matches).password.title, matches);
}

export default function ChoosePasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = usePageWords("my-application").password;
  const errors = actionData?.errors ?? {};
  const secret = { type: "password", autoComplete: "new-password", required: true, maxLength: 128 };
  return (
    <div className="wrap own-page">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lede">For {loaderData.email}. Wherever else you are signed in, you are then signed out.</p>
      </div>
      <div className="panel own-narrow">
        <form className="form" method="post" action={CHOOSE_PASSWORD} noValidate>
          {/* Password managers look for the user name. */}
          <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
          <TextField
            label={words.password}
            name="password"
            {...secret}
            hint="At least 8 characters, and not an easy one"
            error={errors["password"]}
          />
          <TextField
            label={words.confirmPassword}
            name="confirmPassword"
            {...secret}
            error={errors["confirmPassword"]}
          />
          <div>
            <button className="btn" type="submit">
              {words.button}
            </button>
          </div>
        </form>
      </div>
      <p className="soft">
        <a href={OWN_PAGE}>{words.back}</a>
      </p>
    </div>
  );
}
