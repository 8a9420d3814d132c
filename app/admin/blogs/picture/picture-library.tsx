import { useState } from "react";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface PictureLibraryProps {
  /** Absent while they are on their way. */
  pictures?: LibraryPicture[];
  chosen?: LibraryPicture;
  onChoose: (picture: LibraryPicture) => void;
  onDelete: (picture: LibraryPicture) => void;
}

const SHOWN_AT_FIRST = 24;

/** The pictures that were uploaded before, to be chosen again. */
export function PictureLibrary({ pictures, chosen, onChoose, onDelete }: PictureLibraryProps) {
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(SHOWN_AT_FIRST);
  const found = (pictures ?? []).filter(({ image_alt }) => foldText(image_alt).includes(foldText(sought.trim())));
  return (
    <fieldset className="control-group picture-library" aria-busy={!pictures}>
      <legend>From the library</legend>
      {pictures && pictures.length > 8 && (
        <input
          className="input"
          type="search"
          aria-label="Find by description"
          placeholder="Find by description"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <p className="hint">{hintOf(pictures, found.length)}</p>
      <div className="picture-choices">
        {found.slice(0, count).map((picture) => (
          <PictureChoice
            key={picture.id}
            picture={picture}
            isChosen={chosen?.id === picture.id}
            onChoose={() => onChoose(picture)}
          />
        ))}
      </div>
      <div className="picture-library-acts">
        {found.length > count && (
          <button type="button" className="btn btn-quiet" onClick={() => setCount(count + SHOWN_AT_FIRST)}>
            Show more
          </button>
        )}
        {chosen && <DeleteAct key={chosen.id} onDelete={() => onDelete(chosen)} />}
      </div>
    </fieldset>
  );
}

function hintOf(pictures: LibraryPicture[] | undefined, found: number): string {
  if (!pictures) return "Loading";
  if (pictures.length === 0) return "No picture yet. What you upload here can be chosen again for other articles.";
  return found === 0 ? "No description has these words." : "";
}

function PictureChoice(props: { picture: LibraryPicture; isChosen: boolean; onChoose: () => void }) {
  const { image_url, image_alt } = props.picture;
  return (
    <label className="picture-choice" title={image_alt}>
      <input type="radio" name="library" aria-label={image_alt} checked={props.isChosen} onChange={props.onChoose} />
      <Picture address={image_url} alt="" sizes="120px" width={120} height={80} className="art art-32" lazy />
    </label>
  );
}

/** Asked for twice, in place: a dialog over this dialog would hide what it asks about. */
function DeleteAct({ onDelete }: { onDelete: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <button type="button" className="btn btn-plain" onClick={isAsked ? onDelete : () => setIsAsked(true)}>
      <Icon name="trash" />
      {isAsked ? "Yes, delete it from the library" : "Delete from the library"}
    </button>
  );
}
