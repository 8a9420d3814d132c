import { callTimes } from "#app/domain/lead/call-wishes.ts";

interface CallWishFieldsProps {
  /** Only languages that counsellors speak. */
  languages: string[];
  values?: Partial<Record<string, string>>;
}

/** Optional, so folded. Labels wrap their controls: in the pop-up, ids might occur twice on the page. */
export function CallWishFields({ languages, values = {} }: CallWishFieldsProps) {
  const { language, best_time, channel } = values;
  return (
    <details open={Boolean(language || best_time || channel) || undefined}>
      <summary className="go">Choose language and time of the call</summary>
      <div className="form-row">
        {languages.length > 1 && (
          <label className="field">
            <b>Language</b>
            <select className="select" name="language" defaultValue={language}>
              <option value="">Any</option>
              {languages.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        )}
        <label className="field">
          <b>Best time</b>
          <select className="select" name="best_time" defaultValue={best_time}>
            <option value="">Any</option>
            {callTimes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <b>Reach me by</b>
          <select className="select" name="channel" defaultValue={channel}>
            <option value="">Call</option>
            <option value="whatsapp">WhatsApp</option>
          </select>
        </label>
      </div>
    </details>
  );
}
