import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { useEditOfOther } from './edits-of-others.ts';
import styles from './edited-meanwhile.module.css';

/** Says that somebody else has changed the product that is being edited. */
export function EditedMeanwhile({ productId }: { productId: string }) {
  const name = useEditOfOther(productId);
  return (
    <div role="status">
      {name !== null && (
        <Callout className={styles.notice} tone="warning" title={t`${name} has just changed this product`}>
          <Trans>
            You can go on. When you save, what only one of you has changed is kept; for the rest you choose.
          </Trans>
        </Callout>
      )}
    </div>
  );
}
