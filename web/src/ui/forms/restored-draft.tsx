import { Button } from '../actions/button.tsx';
import { Callout } from '../feedback/callout.tsx';
import styles from './restored-draft.module.css';

interface RestoredDraftProps {
  isShown: boolean;
  onDiscard: () => void;
}

/** Says that the form shows what was typed earlier and not saved, with a way to be rid of it. */
export function RestoredDraft({ isShown, onDiscard }: RestoredDraftProps) {
  function discard(): void {
    onDiscard();
    // The button goes away; the work goes on at the top of the page.
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
