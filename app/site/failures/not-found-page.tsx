import { data } from "react-router";

/** For all unknown addresses; the layout's error boundary shows the message. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
