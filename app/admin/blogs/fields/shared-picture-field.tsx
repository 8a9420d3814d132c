import { useState } from "react";
import { PictureDialog } from "#app/admin/pictures/picture-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { WrittenArticle } from "#app/admin/blogs/saving/use-article.ts";

/** The picture of shared links, instead of one drawn from title and cover. */
export function SharedPictureField({ article: { words, change } }: { article: WrittenArticle }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { shared } = words;
  return (
    <>
      <div className="field" role="group" aria-labelledby="shared-label">
        <span className="label" id="shared-label">
          Picture of shared links
        </span>
        {shared && <Picture address={shared} alt="" sizes="288px" width={288} height={151} className="art art-share" />}
        <div className="cover-acts">
          <button type="button" className="btn btn-quiet" onClick={() => setIsChoosing(true)}>
            {shared ? "Another picture" : "Choose a picture"}
          </button>
          {shared && (
            <button type="button" className="btn btn-plain" onClick={() => change({ shared: null })}>
              Draw it again
            </button>
          )}
        </div>
        <p className="hint">{shared ? "1200 by 630 pixels of it" : "A picture is drawn of the title and the cover"}</p>
      </div>
      {isChoosing && (
        <PictureDialog
          act="Use for shared links"
          current={shared ? { src: shared, alt: "" } : undefined}
          onPicture={({ image_url }) => {
            change({ shared: image_url });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
