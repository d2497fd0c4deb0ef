import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type ApiKey_apiKeyFragment, RevokeApiKeyDocument } from '../../../gql/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';

interface RevokeKeyDialogProps {
  apiKey: ApiKey_apiKeyFragment | null;
  onClose: () => void;
}

/** Asks for confirmation before a key is revoked for good. */
export function RevokeKeyDialog({ apiKey, onClose }: RevokeKeyDialogProps) {
  const shown = useLastShown(apiKey);
  const name = shown?.name ?? '';
  const [revoke, isRevoking] = useAction(RevokeApiKeyDocument, {
    result: (payload) => payload.apiKey,
    failure: t`${name} was not revoked`,
    onDone: () => showToast({ tone: 'success', title: t`${name} was revoked` }),
  });
  return (
    <AlertDialog
      open={apiKey !== null}
      onOpenChange={(open) => !open && !isRevoking && onClose()}
      title={t`Revoke ${name}?`}
      description={t`Apps that use this key lose access immediately. This can’t be undone: to restore access, create a new key.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Revoke`}
      danger
      pending={isRevoking}
      onConfirm={() => apiKey && void revoke({ id: apiKey.id }).then(onClose)}
      finalFocus={() => document.querySelector<HTMLElement>('h1')}
    />
  );
}
