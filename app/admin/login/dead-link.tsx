import type { ReactNode } from "react";
import { Link } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { LoginFrame } from "./login-frame.tsx";

interface DeadLinkProps {
  title: string;
  /** Why the link is not valid. */
  sentence: string;
  /** What to do instead. */
  children: ReactNode;
}

export const DeadLink = ({ title, sentence, children }: DeadLinkProps) => (
  <LoginFrame title={title}>
    <div className="way-in">
      <Banner tone="bad">{sentence}</Banner>
      {children}
      <Link className="link-button" to="/admin/login">
        Back to the sign-in
      </Link>
    </div>
  </LoginFrame>
);
