import { Form, useNavigation } from "react-router";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import type { RecordVersions, VersionField } from "#app/domain/version/version-schema.ts";
import { wordDifference } from "#app/admin/record/word-difference.ts";
import { FocusedImage } from "#app/ui/focused-image.tsx";

/**
 * The changes that restoring would make: deletions struck through, additions underlined; pictures side by side. Each
 * field can be restored separately.
 */
export const VersionFields = ({ id, fields, same }: NonNullable<RecordVersions["shown"]>) => (
  <>
    <dl className="version-fields">
      {fields.map((field, place) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{field.kind === "picture" ? <TwoPictures {...field} /> : <Words {...field} />}</dd>
          {fields.length > 1 && fields.findIndex(({ name }) => name === field.name) === place && (
            <dd className="version-alone">
              <RestoreAlone id={id} {...field} />
            </dd>
          )}
        </div>
      ))}
    </dl>
    <div className="version-same">
      {same.length === 1 ? "One field is" : `${same.length} fields are`} the same in both.
      {same.length > 0 && (
        <details>
          <summary>Show them</summary>
          <p>{same.join(", ")}</p>
        </details>
      )}
    </div>
  </>
);

function RestoreAlone({ id, name, label }: Pick<VersionField, "name" | "label"> & { id: number }) {
  const { formData } = useNavigation();
  return (
    // The same version stays compared: the restored one becomes the newest.
    <Form method="post" action={`?version=${id}`} preventScrollReset replace>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="field" value={name} />
      <BusyButton
        className="btn btn-quiet"
        isBusy={formData?.get("field") === name}
        aria-label={`Restore only this: ${label}`}
      >
        Restore only this
      </BusyButton>
    </Form>
  );
}

const Words = ({ live, before }: VersionField) =>
  wordDifference(live, before).map(({ words, is }, index) =>
    is === "gone" ? (
      <del key={index}>{words}</del>
    ) : is === "come" ? (
      <ins key={index}>{words}</ins>
    ) : (
      <span key={index}>{words}</span>
    ),
  );

const TwoPictures = ({ live, before }: VersionField) => (
  <div className="version-pictures">
    {[
      { words: "Live", address: live, className: "picture-goes" },
      { words: "Then", address: before, className: "picture-comes" },
    ].map(({ words, address, className }) => (
      <figure key={words} className={className}>
        {address ? <FocusedImage address={address} width={168} height={112} /> : <p>No picture</p>}
        <figcaption>{words}</figcaption>
      </figure>
    ))}
  </div>
);
