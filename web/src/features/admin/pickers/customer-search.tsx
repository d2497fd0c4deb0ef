import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { fieldRules } from '../../../forms/field-rules.ts';
import { CustomersToChooseDocument } from '../../../gql/graphql.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { FormSearchField, useFormSearch } from '../ui/form/form-search.tsx';
import { fullName } from '../ui/full-name.ts';
import { PickerRow, PickerRows } from './picker-rows.tsx';

/** A customer from the search; the id is empty for a new customer's email. */
export interface FoundCustomer {
  id: string;
  name: string;
  email: string;
}

interface CustomerSearchProps {
  id?: string;
  label: string;
  hint: string;
  /** Whether a complete email address without an account is offered as a new customer. */
  offersNew?: boolean;
  /** The button that selects a customer. */
  button: (customer: FoundCustomer) => ReactNode;
}

/** Searches customers by name, email or phone number as you type. */
export function CustomerSearch({ id, label, hint, offersNew = false, button }: CustomerSearchProps) {
  const search = useFormSearch();
  const { query } = search;
  const maySearch = usePermission('CUSTOMERS_READ');
  const { data, error, loading } = useQuery(CustomersToChooseDocument, {
    variables: { text: query },
    skip: query === '' || !maySearch,
  });
  const customers = query === '' ? [] : (data?.customers.nodes ?? []);
  const email = query.toLowerCase();
  // Until the search has finished, an email may be that of an existing customer.
  const isNew =
    offersNew &&
    query !== '' &&
    !loading &&
    fieldRules.email(query) === true &&
    customers.every((customer) => customer.email !== email);
  const offered: FoundCustomer[] = [
    ...customers.map((customer) => ({ id: customer.id, name: fullName(customer), email: customer.email })),
    ...(isNew ? [{ id: '', name: '', email }] : []),
  ];
  return (
    <>
      <FormSearchField
        {...(id !== undefined && { id })}
        name="customerSearch"
        label={label}
        hint={hint}
        search={search}
        error={error}
      />
      {offered.length > 0 && (
        <PickerRows label={t`Matching customers`}>
          {offered.map((customer) => (
            <PickerRow
              key={customer.id}
              title={customer.name || customer.email}
              note={customer.id === '' ? t`New customer` : customer.email}
            >
              {button(customer)}
            </PickerRow>
          ))}
        </PickerRows>
      )}
    </>
  );
}
