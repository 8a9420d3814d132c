import { ErrorMessage } from "./error-message.tsx";
import stylesAddress from "#app/site/sheets/site.css?url";

/** The last resort, if not even the frame could be read: has its own head and style sheet. */
export function ErrorPage({ isNotFound }: { isNotFound: boolean }) {
  return (
    <>
      <title>{isNotFound ? "Page not found" : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={stylesAddress} />
      <main id="main">
        <ErrorMessage isNotFound={isNotFound} />
      </main>
    </>
  );
}
