import { type FormEvent, useState } from 'react';
import type { Order_orderFragment, OrderStatus } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { orderStatusWords, statusLabel } from './order-list-search.ts';
import styles from './status-form.module.css';
import { useUpdateOrderStatus } from './use-update-order-status.ts';

/** Sets the order's status to any of the four; 'Cancelled' is chosen first (specification section 4). */
export function StatusForm({ order }: { order: Order_orderFragment }) {
  const [chosen, setChosen] = useState<OrderStatus>('CANCELLED');
  const [updateStatus, isSaving] = useUpdateOrderStatus(order);
  const isSame = chosen === order.status && !isSaving;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSame && !isSaving) void updateStatus(chosen);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        name="status"
        label="New status"
        optionalMark={false}
        value={chosen}
        onChange={({ target }) => {
          const next = orderStatusWords.find(({ status }) => status === target.value);
          if (next) setChosen(next.status);
        }}
      >
        {orderStatusWords.map(({ status, label }) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className={styles.change}>
        {isSame
          ? `The order is ${statusLabel(order.status).toLowerCase()} already.`
          : !isSaving && `${statusLabel(order.status)} → ${statusLabel(chosen)}`}
      </p>
      <Button type="submit" block disabled={isSame} pending={isSaving}>
        Save
      </Button>
    </form>
  );
}
