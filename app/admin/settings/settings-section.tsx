import type { ReactNode } from "react";

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the settings, with a sentence on its effect. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => (
  <fieldset className="settings-section">
    <legend>{title}</legend>
    <p className="sub">{text}</p>
    <div className="form">{children}</div>
  </fieldset>
);
