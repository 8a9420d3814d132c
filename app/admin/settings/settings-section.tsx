import type { ReactNode } from "react";

interface SettingsSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What belongs together in the settings, with a sentence on what it does. */
export const SettingsSection = ({ title, text, children }: SettingsSectionProps) => (
  <fieldset className="settings-section">
    <legend>{title}</legend>
    <p className="sub">{text}</p>
    <div className="form">{children}</div>
  </fieldset>
);
