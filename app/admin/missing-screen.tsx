import { Link } from "react-router";
import type { Route } from "./+types/missing-screen";

export const meta: Route.MetaFunction = () => [{ title: "Not found | Admin Panel" }];

export default function MissingScreen() {
  return (
    <div className="pane empty">
      <h1>There is no such screen</h1>
      <p>The address may be misspelt, or the screen has moved.</p>
      <Link className="btn" to="/admin">
        To the start
      </Link>
    </div>
  );
}
