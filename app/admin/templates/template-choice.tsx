import { Link } from "react-router";
import type { Counsellor } from "#app/admin/leads/words/lead-tabs.content.ts";
import type { Template } from "#app/domain/template/template-schema.ts";

interface TemplateChoiceProps {
  templates: Template[];
  writer: Counsellor | undefined;
  onChoose: (template: Template) => void;
}

/** Words that are sent again and again, for a message that is being written. */
export function TemplateChoice({ templates, writer, onChoose }: TemplateChoiceProps) {
  return (
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
        <option value="">{templates.length === 0 ? "There is no template yet" : "Choose, or write by hand"}</option>
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
  );
}
