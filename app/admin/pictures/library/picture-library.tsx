import { useState } from "react";
import type { LibraryPicture } from "#app/domain/library-picture/library-picture-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { DeletedPicture } from "#app/admin/pictures/use-picture-choice.ts";
import type { Library } from "./use-picture-library.ts";

interface PictureLibraryProps {
  library: Library;
  chosen?: LibraryPicture;
  onChoose: (picture: LibraryPicture) => void;
  onDelete: (picture: LibraryPicture) => void;
  /** The last deleted picture, which can be restored. */
  deleted?: DeletedPicture;
  onTakeBack: (deleted: DeletedPicture) => void;
}

/** The site's pictures to choose from. */
export function PictureLibrary({ library, chosen, deleted, ...on }: PictureLibraryProps) {
  const { pictures, sought, hasMore, seek, readMore } = library;
  return (
    <fieldset className="control-group picture-library" aria-busy={!pictures}>
      <legend>From the library</legend>
      <input
        className="input"
        type="search"
        aria-label="Find by name, description or place"
        placeholder="Find by name, description or place"
        value={sought}
        onChange={(event) => seek(event.target.value)}
        // Keeps Enter from sending the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <p className="hint" role="status">
        {hintOf(library)}
      </p>
      <div className="picture-choices">
        {pictures?.map((picture) => (
          <PictureChoice
            key={picture.id}
            picture={picture}
            isChosen={chosen?.id === picture.id}
            onChoose={() => on.onChoose(picture)}
          />
        ))}
      </div>
      <output className="picture-deleted">
        {deleted && (
          <>
            {deleted.name} waits in the trash.{" "}
            <button type="button" className="btn btn-quiet" onClick={() => on.onTakeBack(deleted)}>
              Undo
            </button>
          </>
        )}
      </output>
      <div className="picture-library-acts">
        {hasMore && (
          <button type="button" className="btn btn-quiet" onClick={readMore}>
            Show more
          </button>
        )}
        {chosen?.use_count === 0 && <DeleteAct key={chosen.id} onDelete={() => on.onDelete(chosen)} />}
      </div>
    </fieldset>
  );
}

function hintOf({ pictures, sought }: Library): string {
  if (!pictures) return "Loading";
  if (pictures.length > 0) return "";
  return sought ? "No picture has these words." : "No picture yet. What you upload here can be chosen again elsewhere.";
}

function PictureChoice(props: { picture: LibraryPicture; isChosen: boolean; onChoose: () => void }) {
  const { image_url, image_alt, name } = props.picture;
  const words = image_alt || name;
  return (
    <label className="picture-choice" title={words}>
      <input type="radio" name="library" aria-label={words} checked={props.isChosen} onChange={props.onChoose} />
      <Picture address={image_url} alt="" sizes="120px" width={120} height={80} className="art art-32" lazy />
    </label>
  );
}

/** Confirmed in place: a second dialog would hide the picture. */
function DeleteAct({ onDelete }: { onDelete: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <button type="button" className="btn btn-plain" onClick={isAsked ? onDelete : () => setIsAsked(true)}>
      <Icon name="trash" />
      {isAsked ? "Yes, delete it from the library" : "Delete from the library"}
    </button>
  );
}
