import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { CustomersToChooseDocument, DraftCustomerDocument } from '../../../../gql/admin/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { fullName } from '../../ui/full-name.ts';
import { addressFor, type DraftValues, isAddressBegun } from './draft-values.ts';
import { FormSearchField, useFormSearch } from '../../ui/form-search.tsx';
import styles from './drafts.module.css';

interface Choice {
  id: string;
  name: string;
  email: string;
}

/** Who the order is for: a customer, found by name, email or phone, or the email of somebody new. */
export function DraftCustomer({ form }: { form: UseFormReturn<DraftValues> }) {
  const client = useApolloClient();
  const { control, setValue, getValues } = form;
  const [customerId, name, email] = useWatch({
    control,
    name: ['customerId', 'customerName', 'customerEmail'],
  });
  const set = <Name extends keyof DraftValues>(field: Name, value: DraftValues[Name]) =>
    setValue(field, value as never, { shouldDirty: true });

  async function choose(choice: Choice): Promise<void> {
    set('customerId', choice.id);
    set('customerName', choice.name);
    set('customerEmail', choice.email);
    if (isAddressBegun(getValues())) return;
    if (choice.id === '') return set('email', choice.email);
    // What can't be looked up is typed.
    const found = await client
      .query({ query: DraftCustomerDocument, variables: { id: choice.id } })
      .catch(() => null);
    const customer = found?.data?.customer;
    if (!customer || getValues('customerId') !== choice.id) return;
    for (const [field, value] of Object.entries(addressFor(customer))) {
      set(field as keyof DraftValues, value);
    }
  }

  if (customerId === '' && email === '') {
    return <CustomerSearch onChoose={(choice) => void choose(choice)} />;
  }
  return (
    <div className={styles.customer}>
      <div className={styles.what}>
        <span className={styles.title}>{name || email}</span>
        <span className={styles.small}>
          {customerId === '' ? t`New: gets an account when the order is placed.` : email}
        </span>
      </div>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          set('customerId', '');
          set('customerName', '');
          set('customerEmail', '');
        }}
      >
        <Trans>Change customer</Trans>
      </Button>
    </div>
  );
}

function CustomerSearch({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const search = useFormSearch();
  const { query } = search;
  const maySearch = usePermission('CUSTOMERS_READ');
  const { data, error } = useQuery(CustomersToChooseDocument, {
    variables: { text: query },
    skip: query === '' || !maySearch,
  });
  const found = query === '' ? [] : (data?.customers.nodes ?? []);
  const email = query.toLowerCase();
  const isNew = query !== '' && fieldRules.email(query) === true && found.every((one) => one.email !== email);
  return (
    <>
      <FormSearchField
        name="customerSearch"
        label={t`Find a customer`}
        hint={t`By name, email or phone. For somebody new, type the whole email.`}
        search={search}
        error={error}
      />
      {(found.length > 0 || isNew) && (
        <ul role="list" className={styles.found} aria-label={t`Found customers`}>
          {found.map((customer) => (
            <FoundCustomer
              key={customer.id}
              choice={{ id: customer.id, name: fullName(customer), email: customer.email }}
              onChoose={onChoose}
            />
          ))}
          {isNew && <FoundCustomer choice={{ id: '', name: '', email }} onChoose={onChoose} />}
        </ul>
      )}
    </>
  );
}

interface FoundCustomerProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function FoundCustomer({ choice, onChoose }: FoundCustomerProps) {
  const { id, name, email } = choice;
  return (
    <li className={styles.foundRow}>
      <div className={styles.what}>
        <span className={styles.title}>{name || email}</span>
        <span className={styles.small}>{id === '' ? t`New customer` : email}</span>
      </div>
      <Button
        size="sm"
        variant="outline"
        aria-label={t`Choose ${name || email}`}
        onClick={() => onChoose(choice)}
      >
        <Trans>Choose</Trans>
      </Button>
    </li>
  );
}
