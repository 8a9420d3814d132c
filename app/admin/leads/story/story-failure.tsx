import { Modal } from "#app/admin/dialog/modal.tsx";
import { Banner } from "#app/ui/banner.tsx";

interface StoryFailureProps {
  /** With a title it is a dialog of its own. */
  title?: string;
  sentence: string;
  onRetry: () => void;
  onClose?: () => void;
}

/** Says that a timeline could not be read; input beside it stays. */
export function StoryFailure({ title, sentence, onRetry, onClose }: StoryFailureProps) {
  const words = (
    <div className="story-failure">
      <Banner tone="bad">The timeline could not be read. {sentence}</Banner>
      <button type="button" className="btn btn-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
  if (!title || !onClose) return words;
  return (
    <Modal title={title} className="confirm" onClose={onClose}>
      {words}
    </Modal>
  );
}
