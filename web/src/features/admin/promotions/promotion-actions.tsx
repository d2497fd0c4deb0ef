import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import {
  DeletePromotionDocument,
  DuplicatePromotionDocument,
  EndPromotionDocument,
  type PromotionForm_promotionFragment,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { invalidatePromotions } from './invalidate-promotions.ts';
import styles from './promotions.module.css';
import { useRestorePromotion } from './use-restore-promotion.ts';

/** The actions on a promotion: end it now, duplicate it, delete it. */
export function PromotionActions({ promotion }: { promotion: PromotionForm_promotionFragment }) {
  const { id, title, status } = promotion;
  const navigate = useNavigate();
  const mayChange = usePermission('PROMOTIONS_WRITE');
  const [pendingAction, setPendingAction] = useState<'end' | 'delete' | null>(null);
  const [restore] = useRestorePromotion();
  const [end, isEnding] = useAction(EndPromotionDocument, {
    result: (payload) => payload.promotion,
    failure: t`Promotion not ended`,
    update: invalidatePromotions,
    onDone: () => showToast({ tone: 'success', title: t`Promotion ended`, details: [title] }),
  });
  const [duplicate, isDuplicating] = useAction(DuplicatePromotionDocument, {
    result: (payload) => payload.promotion,
    failure: t`Promotion not duplicated`,
    update: invalidatePromotions,
  });
  const [remove, isDeleting] = useAction(DeletePromotionDocument, {
    result: (payload) => payload.promotionId,
    failure: t`Promotion not deleted`,
    update: invalidatePromotions,
  });
  if (!mayChange) return null;

  async function copy(): Promise<void> {
    const copied = await duplicate({ id });
    if (!copied) return;
    showToast({ tone: 'success', title: t`Promotion duplicated`, details: [t`The copy is turned off.`] });
    await navigate(adminPaths.promotionEdit(copied.id));
  }

  async function confirm(): Promise<void> {
    if (pendingAction === 'end') await end({ id });
    else if (await remove({ id })) {
      showToast({
        tone: 'success',
        title: t`Promotion deleted`,
        details: [title],
        undo: () => void restore({ id }),
      });
      await navigate(adminPaths.promotions());
    }
    setPendingAction(null);
  }

  return (
    <div className={styles.actions}>
      {(status === 'ACTIVE' || status === 'SCHEDULED') && (
        <Button size="sm" variant="outline" onClick={() => setPendingAction('end')}>
          <Trans>End now</Trans>
        </Button>
      )}
      <Button size="sm" variant="outline" pending={isDuplicating} onClick={() => void copy()}>
        <Trans>Duplicate</Trans>
      </Button>
      <Button size="sm" variant="outline" onClick={() => setPendingAction('delete')}>
        <Trans>Delete</Trans>
      </Button>
      <AlertDialog
        open={pendingAction !== null}
        onOpenChange={(open) => !open && setPendingAction(null)}
        title={pendingAction === 'end' ? t`End “${title}” now?` : t`Delete “${title}”?`}
        description={t`Carts lose the discount. Existing orders keep it.`}
        cancelLabel={t`Cancel`}
        confirmLabel={pendingAction === 'end' ? t`End now` : t`Delete`}
        danger
        pending={isEnding || isDeleting}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
