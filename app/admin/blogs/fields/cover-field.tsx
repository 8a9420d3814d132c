import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PictureDialog } from "#app/admin/pictures/picture-dialog.tsx";
import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

/** The picture above the article and in lists. */
export function CoverField({ article: { words, errors, change } }: { article: WrittenArticle }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { cover, coverAlt } = words;
  return (
    <>
      <div className="field" role="group" aria-labelledby="cover-label">
        <span className="label" id="cover-label">
          Cover
        </span>
        {cover && <Picture address={cover} alt="" sizes="288px" width={288} height={192} className="art art-32" />}
        <div className="cover-acts">
          <button type="button" className="btn btn-quiet" onClick={() => setIsChoosing(true)}>
            {cover ? "Replace" : "Choose a cover"}
          </button>
          {cover && (
            <button type="button" className="btn btn-plain" onClick={() => change({ cover: null, coverAlt: "" })}>
              Remove
            </button>
          )}
        </div>
        <p className="error">{errors["cover"]}</p>
      </div>
      {cover && (
        <TextField
          label="Description of the cover"
          name="coverAlt"
          hint="Read aloud to people who do not see the picture"
          value={coverAlt}
          onChange={(event) => change({ coverAlt: event.target.value })}
          error={errors["coverAlt"]}
        />
      )}
      {isChoosing && (
        <PictureDialog
          act="Use as cover"
          current={cover ? { src: cover, alt: coverAlt } : undefined}
          onPicture={({ image_url, image_alt }) => {
            change({ cover: image_url, coverAlt: image_alt });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
