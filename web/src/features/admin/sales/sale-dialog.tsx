import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  DeleteSaleDocument,
  EndSaleDocument,
  type SaleRow_saleFragment,
  UpdateSaleDocument,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { invalidateSales } from './invalidate-sales.ts';
import { useRestoreSale } from './use-restore-sale.ts';

/** A sale that somebody is about to end or delete. */
export interface SaleQuestion {
  sale: SaleRow_saleFragment;
  action: 'END' | 'DELETE';
}

interface SaleDialogProps {
  /** Null while the dialog is closed. */
  question: SaleQuestion | null;
  onClose: () => void;
}

/** Asks for confirmation before a sale is ended or deleted; either can be undone afterwards. */
export function SaleDialog({ question, onClose }: SaleDialogProps) {
  const shown = useLastShown(question);
  const [end, isEnding] = useEndSale();
  const [remove, isDeleting] = useDeleteSale();
  const isEnd = shown?.action === 'END';
  const name = shown?.sale.name ?? '';
  const isPending = isEnding || isDeleting;

  async function confirm({ sale, action }: SaleQuestion): Promise<void> {
    await (action === 'END' ? end : remove)(sale);
    onClose();
  }

  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={isEnd ? t`End “${name}” now?` : t`Delete “${name}”?`}
      description={
        isEnd
          ? t`Its products cost again what they cost without it, at once. It does not start anew.`
          : t`If it is running, its products cost again what they cost without it. You can restore it.`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={isEnd ? t`End now` : t`Delete`}
      danger
      pending={isPending}
      onConfirm={() => question && void confirm(question)}
      finalFocus={() => document.querySelector('h1')}
    />
  );
}

function useEndSale() {
  const [end, isEnding] = useAction(EndSaleDocument, {
    result: (payload) => payload.sale,
    failure: t`Sale not ended`,
    update: invalidateSales,
  });
  const [resume] = useAction(UpdateSaleDocument, {
    result: (payload) => payload.sale,
    failure: t`Sale not resumed`,
    update: invalidateSales,
  });
  return [
    ({ id, name, endsAt, repeats }: SaleRow_saleFragment) =>
      end(
        { id },
        {
          onDone: ({ version }) =>
            showToast({
              tone: 'success',
              title: t`Sale ended`,
              details: [name],
              undo: () => void resume({ id, input: { endsAt, repeats }, expectedVersion: version }),
            }),
        },
      ),
    isEnding,
  ] as const;
}

function useDeleteSale() {
  const [restore] = useRestoreSale();
  const [remove, isDeleting] = useAction(DeleteSaleDocument, {
    result: (payload) => payload.saleId,
    failure: t`Sale not deleted`,
    update: invalidateSales,
  });
  return [
    ({ id, name }: SaleRow_saleFragment) =>
      remove(
        { id },
        {
          onDone: () =>
            showToast({
              tone: 'success',
              title: t`Sale deleted`,
              details: [name],
              undo: () => void restore({ id }),
            }),
        },
      ),
    isDeleting,
  ] as const;
}
