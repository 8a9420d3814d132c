import { Icon } from "#app/ui/icon.tsx";

/** Empty until `drive-lightbox.ts` shows a picture. */
export function Lightbox() {
  return (
    <dialog className="lightbox on-dark" aria-label="Picture" closedby="any">
      <figure>
        <div className="lightbox-picture" />
        <figcaption aria-live="polite" />
      </figure>
      <form method="dialog">
        <button className="btn-icon" data-step="-1" type="button" aria-label="Previous picture">
          <Icon name="arrow-left" />
        </button>
        <button className="btn-icon" data-step="1" type="button" aria-label="Next picture">
          <Icon name="arrow-right" />
        </button>
        <button className="btn-icon" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
