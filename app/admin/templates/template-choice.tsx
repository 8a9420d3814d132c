import { Link } from "react-router";
import type { Template } from "#app/domain/template/template-schema.ts";

interface TemplateChoiceProps {
  templates: Template[];
  onChoose: (template: Template) => void;
}

/** Words that are sent again and again, for a message that is being written. */
export function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
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
      </p>
    </div>
  );
}
