import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldInputs } from '../../../forms/custom-fields/field-values.ts';
import {
  AddCustomerDocument,
  AdminCustomerDocument,
  type Customer_userFragment,
  EditCustomerDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { NotFoundPage } from '../../../navigation/not-found-page.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { fullName } from '../ui/full-name.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { useFirstLoaded } from '../ui/form/use-first-loaded.ts';
import { CustomerForm } from './customer-form.tsx';
import { changesOf, customerParts, type CustomerValues, joinCustomer, valuesOf } from './customer-values.ts';

/** Adds a customer, or edits the one whose id is in the path. */
export function CustomerFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddCustomer /> : <LoadCustomer key={id} id={id} />;
}

function AddCustomer() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const addedId = useRef('');
  const editing = useEditForm<CustomerValues>({ name: 'customer new', defaultValues: () => valuesOf(null) });
  const [add] = useAction(AddCustomerDocument, {
    result: (payload) => payload.user,
    failure: editing,
    onDone: (customer) => {
      addedId.current = customer.id;
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' });
      showToast({ tone: 'success', title: t`Customer added`, details: [fullName(customer)] });
    },
  });
  return (
    <>
      <PageHead title={t`Add customer`} back={{ label: t`Customers`, to: adminPaths.customers() }} />
      <CustomerForm
        customer={null}
        editing={editing}
        save={async ({ fields, ...input }) =>
          (await add({ input: { ...input, fields: fieldInputs(fields) } })) !== null
        }
        onSaved={() => void navigate(adminPaths.customer(addedId.current), { replace: true })}
      />
    </>
  );
}

function LoadCustomer({ id }: { id: string }) {
  // The form starts with the server's current data, not with the cached list.
  const { data, error, refetch } = useQuery(AdminCustomerDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const customer = useFirstLoaded(data?.customer);
  if (data && !customer) return <NotFoundPage />;
  if (customer) return <EditCustomer customer={customer} />;
  return error ? (
    <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label={t`Loading the form`}>
      <Skeleton height="320px" />
    </Loading>
  );
}

function EditCustomer({ customer }: { customer: Customer_userFragment }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { id, version } = customer;
  const editing = useEditForm<CustomerValues>({
    name: `customer ${id}`,
    defaultValues: () => valuesOf(customer),
    version,
  });
  const [edit] = useAction(EditCustomerDocument, {
    result: (payload) => payload.user ?? editedMeanwhile(payload),
    failure: editing,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Customer saved`, details: [fullName(saved)] });
    },
  });
  const conflicts = useConflicts({
    editing,
    parts: customerParts,
    join: joinCustomer,
    latest: async () => {
      const { data } = await client.query({
        query: AdminCustomerDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const latest = data?.customer;
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: (values, base) =>
      edit({ id, input: changesOf(values, base.values), expectedVersion: base.version }),
  });
  return (
    <>
      <PageHead title={t`Edit customer`} back={{ label: fullName(customer), to: adminPaths.customer(id) }} />
      <CustomerForm
        customer={customer}
        editing={editing}
        save={conflicts.save}
        onSaved={() => void navigate(adminPaths.customer(id))}
      />
      <ConflictDialog question={conflicts.question} />
    </>
  );
}
