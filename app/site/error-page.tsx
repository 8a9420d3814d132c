import { ErrorMessage } from "./error-message.tsx";
import stylesAddress from "./site.css?url";

/** The last resort, when not even the frame could be read: it brings its own style sheet. */
export function ErrorPage({ isNotFound }: { isNotFound: boolean }) {
  return (
    <>
      <link rel="stylesheet" href={stylesAddress} />
      <main id="main">
        <ErrorMessage isNotFound={isNotFound} />
      </main>
    </>
  );
}
