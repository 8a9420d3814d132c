import type { VersionField } from "#app/domain/version/version-schema.ts";
import { wordDifference } from "#app/lib/text/word-difference.ts";
import { FocusedImage } from "#app/ui/focused-image.tsx";

interface VersionFieldsProps {
  fields: VersionField[];
  /** How many are the same in both. */
  same: number;
}

/** What restoring would make other: struck goes, underlined comes; pictures stand side by side. */
export const VersionFields = ({ fields, same }: VersionFieldsProps) => (
  <>
    <dl className="version-fields">
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{field.kind === "picture" ? <TwoPictures {...field} /> : <Words {...field} />}</dd>
        </div>
      ))}
    </dl>
    <p className="version-same">{same === 1 ? "One field is" : `${same} fields are`} the same in both.</p>
  </>
);

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
