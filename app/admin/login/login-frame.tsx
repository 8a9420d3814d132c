import type { ReactNode } from "react";
import markAddress from "#app/ui/drawings/mark.svg?no-inline";
import lightMarkAddress from "#app/ui/drawings/mark-light.svg?no-inline";
import { Picture } from "#app/ui/picture.tsx";

interface LoginFrameProps {
  /** Absent: the panel's own. */
  title?: string;
  children: ReactNode;
}

/** The logo, title and picture around the form. */
export function LoginFrame({ title = "Admin Panel", children }: LoginFrameProps) {
  return (
    <div className="login">
      <main className="login-box">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={lightMarkAddress} />
          <img src={markAddress} alt="" width="44" height="44" />
        </picture>
        <h1>{title}</h1>
        {children}
      </main>
      <Picture className="login-art" address="/art/campus-07.webp" alt="" sizes="58vw" width={960} height={720} lazy />
    </div>
  );
}
