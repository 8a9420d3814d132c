/** An e-mail address that may break before its @ in narrow columns. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
