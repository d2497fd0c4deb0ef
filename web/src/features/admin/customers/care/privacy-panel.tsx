import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { EraseCustomerDocument, type User_userFragment } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { DownloadButton } from '../../ui/download/download-button.tsx';
import { Panel } from '../../ui/page/panel.tsx';

/** Handles a customer's privacy requests: export or erasure of their data. */
export function PrivacyPanel({ customer }: { customer: User_userFragment }) {
  const [isConfirming, setConfirming] = useState(false);
  if (!usePermission('CUSTOMERS_ERASE')) return null;
  return (
    <Panel title={t`Personal data`}>
      <Stack gap={16}>
        <p>
          <Trans>For customers who ask for a copy of their data or want it erased.</Trans>
        </p>
        <Cluster gap={8}>
          <DownloadButton
            path={`/api/exports/customers/${customer.id}`}
            name={`customer-${customer.id}.json`}
            label={t`Download all data`}
          />
          <Button size="sm" variant="danger" onClick={() => setConfirming(true)}>
            <Trans>Erase customer</Trans>
          </Button>
        </Cluster>
      </Stack>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Permanently erase this customer?`}
        description={t`This erases the account, addresses, cart, wishlist, emails, messages and notes. Orders keep their items and totals, but no personal data. This can’t be undone.`}
      >
        <EraseForm customer={customer} onCancel={() => setConfirming(false)} />
      </Dialog>
    </Panel>
  );
}

interface EraseFormProps {
  customer: User_userFragment;
  onCancel: () => void;
}

function EraseForm({ customer: { id, email }, onCancel }: EraseFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const checked = useAppForm({ defaultValues: { email: '' } });
  const { form, field, failure } = checked;
  const [erase, isErasing] = useAction(EraseCustomerDocument, {
    result: (payload) => payload.customerId,
    failure: checked,
    onDone: () => {
      showToast({ tone: 'success', title: t`Customer erased` });
      void leave();
    },
  });
  // Called once this page is left; otherwise it would report that the customer does not exist.
  async function leave(): Promise<void> {
    await navigate(adminPaths.customers());
    client.cache.evict({ id: client.cache.identify({ __typename: 'User', id }) });
    for (const fieldName of ['customers', 'orders']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }

  const isEmail = (typed: string) =>
    typed.trim().toLowerCase() === email || t`Please enter the email address of the account`;
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => erase({ id, ...values }))(event)}
    >
      <FormFailure message={failure} />
      <TextField
        label={t`Type ${email} to confirm`}
        required
        autoComplete="off"
        {...field('email', { validate: isEmail })}
      />
      <Cluster>
        <Button type="submit" variant="danger" pending={isErasing}>
          <Trans>Erase permanently</Trans>
        </Button>
        <Button variant="outline" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
