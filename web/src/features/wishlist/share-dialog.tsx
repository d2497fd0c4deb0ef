import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-queue.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useShareActions } from './use-lists.ts';

interface ShareDialogProps {
  /** Null for the default list. */
  listId: string | null;
  /** The token of its link; null if it is not shared. */
  token: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shares a list by a link, which can be copied, replaced and revoked. */
export function ShareDialog({ listId, token, open, onOpenChange }: ShareDialogProps) {
  const { share, end, isSharing, isEnding } = useShareActions();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Share this list`}
      description={t`Anyone with the link can see the list and your first name, and nothing else about you.`}
    >
      {token === null ? (
        <Button pending={isSharing} onClick={() => void share({ id: listId })}>
          <Trans>Create link</Trans>
        </Button>
      ) : (
        <Stack gap={16}>
          <ShareLink token={token} />
          <Cluster gap={12}>
            <Button variant="outline" pending={isSharing} onClick={() => void share({ id: listId })}>
              <Trans>Replace link</Trans>
            </Button>
            <Button variant="outline" pending={isEnding} onClick={() => void end({ id: listId })}>
              <Trans>Stop sharing</Trans>
            </Button>
          </Cluster>
        </Stack>
      )}
    </Dialog>
  );
}

function ShareLink({ token }: { token: string }) {
  const url = new URL(paths.sharedWishlist(token), location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', title: t`Link copied` });
    } catch {
      // The field is next to the button and selects its text on focus.
      showToast({ tone: 'error', title: t`Not copied`, details: [t`Please copy it from the field.`] });
    }
  }

  return (
    <>
      <TextField
        name="link"
        label={t`Link`}
        optionalMark={false}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </>
  );
}
