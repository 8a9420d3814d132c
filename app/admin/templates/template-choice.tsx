import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { useMe } from "#app/admin/session/use-me.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import type { TemplateChoices } from "./template-choices-data.ts";

const TYPING_PAUSE_MS = 150;

interface TemplateChoiceProps {
  channel: Template["channel"];
  onChoose: (template: Template) => void;
}

/** A choice of templates for a message; loaded when a message is written. */
export function TemplateChoice({ channel, onChoose }: TemplateChoiceProps) {
  const writer = useMe();
  const { templates, search, sentence } = useTemplates(channel);
  return (
    <>
      {search}
      <div className="field">
        <label htmlFor="message-template">Template</label>
        <select
          id="message-template"
          className="select"
          defaultValue=""
          onChange={({ target }) => {
            const chosen = templates.find(({ id }) => `${id}` === target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="">{sentence}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <p className="hint">
          <Link to="/admin/templates">Change the templates</Link>
          {writer && writer.full_name === null && (
            <>
              . They are signed “{writer.username}”: <Link to={`/admin/users?edit=${writer.id}`}>give your name</Link>
            </>
          )}
        </p>
      </div>
    </>
  );
}

/** The templates to choose from, with a search field if there are more. */
function useTemplates(channel: Template["channel"]) {
  const { load, data } = useFetcher<TemplateChoices | null>();
  const [sought, setSought] = useState("");
  const q = sought.trim();
  useEffect(() => {
    const address = `/admin/data/template-choices?${new URLSearchParams({ channel, ...(q && { q }) })}`;
    const timer = setTimeout(() => void load(address), q ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [channel, q, load]);
  const templates = data?.templates ?? [];
  const search = (data?.areMore || sought) && (
    <TextField
      label="Find a template"
      name=""
      type="search"
      autoComplete="off"
      hint="The choice holds the first 50 by name, or of those that are found here"
      value={sought}
      onChange={({ target }) => setSought(target.value)}
      // Keeps Enter from sending the form.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
  const none = q ? "No template has these words" : "There is no template yet";
  return { templates, search, sentence: data && templates.length === 0 ? none : "Choose, or write by hand" };
}
