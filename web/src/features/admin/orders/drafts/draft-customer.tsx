import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DraftCustomerDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CustomerSearch, type FoundCustomer } from '../../pickers/customer-search.tsx';
import { addressFor, type AddressValues, type DraftValues, isAddressBegun } from './draft-values.ts';
import styles from './drafts.module.css';

/** The customer of the order, found by name, email or phone, or the email of a new one. */
export function DraftCustomer({ form }: { form: UseFormReturn<DraftValues> }) {
  const client = useApolloClient();
  const { control, setValue, getValues } = form;
  const [customerId, name, email] = useWatch({
    control,
    name: ['customerId', 'customerName', 'customerEmail'],
  });
  const set = <Name extends keyof DraftValues>(field: Name, value: DraftValues[Name]) =>
    setValue(field, value as never, { shouldDirty: true });

  async function choose(choice: FoundCustomer): Promise<void> {
    set('customerId', choice.id);
    set('customerName', choice.name);
    set('customerEmail', choice.email);
    if (isAddressBegun(getValues())) return;
    if (choice.id === '') return set('email', choice.email);
    // If the lookup fails, staff type the address.
    const result = await client
      .query({ query: DraftCustomerDocument, variables: { id: choice.id } })
      .catch(() => null);
    const customer = result?.data?.customer;
    if (!customer || getValues('customerId') !== choice.id) return;
    const address = addressFor(customer);
    for (const field of Object.keys(address) as (keyof AddressValues)[]) set(field, address[field]);
  }

  if (customerId === '' && email === '') {
    return (
      <CustomerSearch
        label={t`Find a customer`}
        hint={t`By name, email or phone. For a new customer, enter the full email address.`}
        offersNew
        button={(customer) => (
          <Button
            size="sm"
            variant="outline"
            aria-label={t`Choose ${customer.name || customer.email}`}
            onClick={() => void choose(customer)}
          >
            <Trans>Choose</Trans>
          </Button>
        )}
      />
    );
  }
  return (
    <div className={styles.customer}>
      <div className={styles.what}>
        <span className={styles.title}>{name || email}</span>
        <span className={styles.small}>
          {customerId === '' ? t`New: their account is created when the order is placed.` : email}
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
