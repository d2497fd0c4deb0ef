import { orderStatuses } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { OrderStatus, Order_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { statusChoices } from '../table/order-list-search.ts';
import { changeText, StatusQuestion, useStatusChange } from './status-change.tsx';
import styles from './status-form.module.css';

/**
 * Sets the order's status to any other, for cases that the next step does not cover. 'Cancelled' is
 * preselected (specification section 4), so releasing stock needs a confirmation, and so does delivering an
 * unpaid order.
 */
export function StatusForm({ order }: { order: Order_orderFragment }) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<OrderStatus>('CANCELLED');
  const changing = useStatusChange(order);
  const { isSaving } = changing;
  const isSame = chosen === order.status && !isSaving;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSame && !isSaving) changing.change(chosen);
  }

  return (
    <form onSubmit={submit}>
      <SelectField
        ref={select}
        name="status"
        label={t`New status`}
        optionalMark={false}
        value={chosen}
        onChange={({ target }) => {
          const next = statusChoices().find(({ status }) => status === target.value);
          if (next) setChosen(next.status);
        }}
      >
        {statusChoices().map(({ status, label }) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <p role="status" className={styles.change}>
        {isSame ? orderStatuses()[order.status].already : !isSaving && changeText(order.status, chosen)}
      </p>
      <Button type="submit" variant="outline" block disabled={isSame} pending={isSaving}>
        <Trans>Save</Trans>
      </Button>
      <StatusQuestion changing={changing} finalFocus={() => select.current} />
    </form>
  );
}
