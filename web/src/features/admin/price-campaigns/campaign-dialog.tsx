import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  DeletePriceCampaignDocument,
  EndPriceCampaignDocument,
  type CampaignRow_campaignFragment,
  UpdatePriceCampaignDocument,
} from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { invalidateCampaigns } from './invalidate-campaigns.ts';
import { useRestoreCampaign } from './use-restore-campaign.ts';

/** A campaign that the user is about to end or delete. */
export interface CampaignDialogState {
  campaign: CampaignRow_campaignFragment;
  action: 'END' | 'DELETE';
}

interface CampaignDialogProps {
  /** Null while the dialog is closed. */
  question: CampaignDialogState | null;
  onClose: () => void;
}

/** Asks for confirmation before a campaign is ended or deleted. Both can be undone afterwards. */
export function CampaignDialog({ question, onClose }: CampaignDialogProps) {
  const shown = useLastShown(question);
  const [end, isEnding] = useEndCampaign();
  const [remove, isDeleting] = useDeleteCampaign();
  const isEnd = shown?.action === 'END';
  const name = shown?.campaign.name ?? '';
  const isPending = isEnding || isDeleting;

  async function confirm({ campaign, action }: CampaignDialogState): Promise<void> {
    await (action === 'END' ? end : remove)(campaign);
    onClose();
  }

  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={isEnd ? t`End “${name}” now?` : t`Delete “${name}”?`}
      description={
        isEnd
          ? t`Its products return to their normal prices immediately. It does not repeat.`
          : t`If it is running, its products return to their normal prices. You can restore it.`
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

function useEndCampaign() {
  const [end, isEnding] = useAction(EndPriceCampaignDocument, {
    result: (payload) => payload.priceCampaign,
    failure: t`Sales campaign not ended`,
    update: invalidateCampaigns,
  });
  const [resume] = useAction(UpdatePriceCampaignDocument, {
    result: (payload) => payload.priceCampaign,
    failure: t`Sales campaign not resumed`,
    update: invalidateCampaigns,
  });
  return [
    ({ id, name, endsAt, repeats }: CampaignRow_campaignFragment) =>
      end(
        { id },
        {
          onDone: ({ version }) =>
            showToast({
              tone: 'success',
              title: t`Sales campaign ended`,
              details: [name],
              undo: () => void resume({ id, input: { endsAt, repeats }, expectedVersion: version }),
            }),
        },
      ),
    isEnding,
  ] as const;
}

function useDeleteCampaign() {
  const [restore] = useRestoreCampaign();
  const [remove, isDeleting] = useAction(DeletePriceCampaignDocument, {
    result: (payload) => payload.priceCampaignId,
    failure: t`Sales campaign not deleted`,
    update: invalidateCampaigns,
  });
  return [
    ({ id, name }: CampaignRow_campaignFragment) =>
      remove(
        { id },
        {
          onDone: () =>
            showToast({
              tone: 'success',
              title: t`Sales campaign deleted`,
              details: [name],
              undo: () => void restore({ id }),
            }),
        },
      ),
    isDeleting,
  ] as const;
}
