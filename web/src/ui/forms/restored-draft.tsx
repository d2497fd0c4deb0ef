import { Button } from '../actions/button.tsx';
import { Callout } from '../feedback/callout.tsx';
import styles from './restored-draft.module.css';

interface RestoredDraftProps {
  isShown: boolean;
  onDiscard: () => void;
}

/** Says that the form shows a restored draft, with a button to discard it. */
export function RestoredDraft({ isShown, onDiscard }: RestoredDraftProps) {
  function discard(): void {
    onDiscard();
    // The button disappears, so the focus moves to the page's heading.
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <div role="status">
      {isShown && (
        <Callout className={styles.restored} title="Your unsaved changes are back">
          <p>You left this page before they were saved.</p>
          <Button size="sm" variant="outline" onClick={discard}>
            Discard changes
          </Button>
        </Callout>
      )}
    </div>
  );
}
