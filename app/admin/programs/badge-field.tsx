import { badgeClass, badges } from "#app/domain/program/program-badges.ts";
import type { Program } from "#app/domain/program/program-schema.ts";

/** A choice of badges in their public colours. */
export function BadgeField({ chosen, error }: { chosen: Program["badge"]; error?: string }) {
  return (
    <fieldset className="control-group shown-choices tile-choices badge-field">
      <legend>Badge</legend>
      {badges.map((badge) => (
        <label key={badge}>
          <input type="radio" name="badge" value={badge} defaultChecked={badge === chosen} />
          <span className={badgeClass(badge)}>{badge}</span>
        </label>
      ))}
      {error && <p className="error">{error}</p>}
    </fieldset>
  );
}
