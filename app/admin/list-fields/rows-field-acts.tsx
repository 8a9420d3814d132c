import { Icon } from "#app/ui/icon.tsx";

interface RowActsProps {
  /** The row's name for its controls. */
  name: string;
  move: ((by: 1 | -1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  remove: () => void;
}

/** The buttons of a row. At the list's end they are not disabled, since they would lose the focus. */
export const RowActs = ({ name, move, isFirst, isLast, remove }: RowActsProps) => (
  <div className="row-acts">
    {move && (
      <>
        <button
          type="button"
          className="btn-icon"
          data-move="-1"
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && move(-1)}
        >
          <Icon name="chevron-up" />
        </button>
        <button
          type="button"
          className="btn-icon"
          data-move="1"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          onClick={() => !isLast && move(1)}
        >
          <Icon name="chevron-down" />
        </button>
      </>
    )}
    <button type="button" className="btn-icon" aria-label={`Remove ${name}`} onClick={remove}>
      <Icon name="close" />
    </button>
  </div>
);
