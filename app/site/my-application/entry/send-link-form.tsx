import type { Refusal } from "#app/site/forms/read-form.ts";
import { SEND_LINK } from "#app/site/my-application/own-addresses.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { TextField } from "#app/ui/field.tsx";

interface SendLinkFormProps {
  /** Without one no link is sent, and none may be promised. */
  hasMailServer: boolean;
  refusal?: Refusal | undefined;
}

export function SendLinkForm({ hasMailServer, refusal }: SendLinkFormProps) {
  const { email, hint, button } = usePageWords("my-application").link;
  if (!hasMailServer)
    return (
      <p>
        We cannot send email right now. <a href="/contact">Ask us</a>, and we will tell you where your application
        stands.
      </p>
    );
  return (
    <form className="form" method="post" action={SEND_LINK} noValidate>
      <TextField
        label={email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        hint={hint}
        defaultValue={refusal?.values["email"]}
        error={refusal?.errors["email"]}
      />
      <div>
        <button className="btn btn-quiet" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
