import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button.tsx';
import { Callout } from '../feedback/callout.tsx';
import styles from './restored-draft.module.css';

interface RestoredDraftProps {
  isShown: boolean;
  /** Whether others have saved changes since the edits were made. */
  isOutdated?: boolean;
  onDiscard: () => void;
}

/** Shows that the form contains a restored draft, with a button to discard it. */
export function RestoredDraft({ isShown, isOutdated = false, onDiscard }: RestoredDraftProps) {
  function discard(): void {
    onDiscard();
    // The button disappears, so focus moves to the page's heading.
    document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <div role="status">
      {isShown && (
        <Callout className={styles.restored} title={t`Your unsaved changes are back`}>
          <p>
            <Trans>You left this page before they were saved.</Trans>
          </p>
          {isOutdated && (
            <p>
              <Trans>
                Someone else has saved changes since then. When you save, changes that don’t overlap are
                merged; for the others, you choose which to keep.
              </Trans>
            </p>
          )}
          <Button size="sm" variant="outline" onClick={discard}>
            <Trans>Discard changes</Trans>
          </Button>
        </Callout>
      )}
    </div>
  );
}
