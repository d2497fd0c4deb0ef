import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Redirect_redirectFragment as Redirect } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useLastShown } from '../../../ui/overlay/use-last-shown.ts';
import { RedirectFields } from './redirect-fields.tsx';
import { useRedirectForm } from './use-redirect-form.ts';

interface EditRedirectDialogProps {
  /** Null while the dialog is closed. */
  redirect: Redirect | null;
  onClose: () => void;
}

/** The dialog to change a redirect. */
export function EditRedirectDialog({ redirect, onClose }: EditRedirectDialogProps) {
  const shown = useLastShown(redirect);
  return (
    <Dialog open={redirect !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={t`Edit redirect`}>
      {shown && <EditForm key={`${shown.id} ${shown.version}`} redirect={shown} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const { form, field, failure, submit } = useRedirectForm(redirect, onClose);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <RedirectFields name="edited" field={field} />
        <FormFailure message={failure} />
        <Cluster justify="end">
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Save</Trans>
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
