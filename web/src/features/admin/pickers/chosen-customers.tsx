import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AddButton } from './add-button.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { CustomerSearch, type FoundCustomer } from './customer-search.tsx';

interface ChosenCustomersProps {
  /** In their order. */
  customers: readonly FoundCustomer[];
  /** The maximum number of customers. */
  max: number;
  /** The list's label. */
  label: string;
  /** The number of customers with its unit. */
  count: string;
  onAdd: (customer: FoundCustomer) => void;
  onRemove: (index: number) => void;
}

/** A form's list of customers, with a search to add and buttons to remove them. */
export function ChosenCustomers({ customers, max, label, count, onAdd, onRemove }: ChosenCustomersProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  return (
    <>
      <CustomerSearch
        id={id}
        label={t`Find customers to add`}
        hint={t`By name, email or phone.`}
        button={(candidate) => (
          <AddButton
            title={candidate.name || candidate.email}
            isAdded={customers.some((customer) => customer.id === candidate.id)}
            isFull={customers.length >= max}
            onAdd={() => {
              onAdd(candidate);
              setStatus(t`${candidate.name || candidate.email} added`);
            }}
          />
        )}
      />
      <ChosenRows
        rows={customers.map((customer) => ({
          id: customer.id,
          title: customer.name || customer.email,
          note: customer.email,
        }))}
        label={label}
        count={count}
        fieldId={id}
        onRemove={onRemove}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}
