import { holdsStock } from '../../../orders/shared/order-status.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type CheckedField, useAppForm } from '../../../../forms/use-app-form.ts';
import { useLeaveWarning } from '../../../../forms/use-leave-warning.ts';
import type { OrderToSend_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { LeaveDialog } from '../../ui/form/leave-dialog.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { CARRIERS_ID, inStock, SendOrderRow } from './send-order-row.tsx';
import styles from './send-orders.module.css';
import { useCarriers } from './tracking-fields.tsx';
import { useSendOrders } from './use-send-orders.ts';

interface SendOrdersValues {
  /** The carrier of all parcels without their own. */
  carrier: string;
  notifiesCustomer: boolean;
  /** By order id. */
  parcels: Record<string, { carrier: string; trackingNumber: string }>;
}

interface SendOrdersFormProps {
  orders: readonly OrderToSend_orderFragment[];
  /** Called when all orders are shipped. */
  onSent: () => void;
  /** Called to leave before that. */
  onCancel: () => void;
}

const columns = () => [
  { key: 'order', label: t`Order` },
  { key: 'items', label: t`Left to ship` },
  { key: 'carrier', label: t`Carrier` },
  { key: 'tracking', label: t`Tracking number` },
];

/** A common carrier, and a tracking number for each order. Orders that can't be shipped keep their input. */
export function SendOrdersForm({ orders, onSent, onCancel }: SendOrdersFormProps) {
  const open = orders.filter(isSendable);
  const checked = useAppForm<SendOrdersValues>({
    defaultValues: {
      carrier: '',
      notifiesCustomer: true,
      parcels: Object.fromEntries(open.map(({ id }) => [id, { carrier: '', trackingNumber: '' }])),
    },
  });
  const { form, field, failure, isDirty } = checked;
  const { send, isSending, failures } = useSendOrders(checked);
  const [isClosing, setClosing] = useState(false);
  const isUnsent = isDirty && open.length > 0;
  const leaving = useLeaveWarning(isUnsent);
  const { setFocus } = form;
  useEffect(() => setFocus('carrier'), [setFocus]);

  const submit = form.handleSubmit(async ({ notifiesCustomer, parcels }) => {
    const inputs = open.map(({ id, lines }) => ({
      orderId: id,
      notifiesCustomer,
      ...parcels[id],
      ...(lines.some(({ backorderedQuantity }) => backorderedQuantity > 0) && {
        lines: lines.map((line) => ({ orderLineId: line.id, quantity: inStock(line) })),
      }),
    }));
    if (await send(inputs)) onSent();
  });

  /** A parcel follows the common carrier until it gets its own. */
  function changeCarrier(before: string, next: string): void {
    for (const { id } of open) {
      const name = `parcels.${id}.carrier` as const;
      if (form.getValues(name) === before) form.setValue(name, next, { shouldDirty: true });
    }
  }

  const leaveWarning = t`What you typed is not saved and will be lost.`;
  return (
    <form noValidate className={styles.form} onKeyDown={focusNext} onSubmit={(event) => void submit(event)}>
      <CommonFields
        carrier={field('carrier')}
        onCarrier={(next) => changeCarrier(form.getValues('carrier'), next)}
        notifies={form.register('notifiesCustomer')}
      />
      <div className={styles.frame}>
        <DataTable caption={t`Orders to ship`} columns={columns()}>
          {orders.map((order) => (
            <SendOrderRow
              key={order.id}
              order={order}
              failure={failures.get(order.id)}
              register={isSendable(order) ? (name) => form.register(`parcels.${order.id}.${name}`) : null}
            />
          ))}
        </DataTable>
      </div>
      <FormFailure message={failure} />
      <Cluster gap={12}>
        {open.length > 0 && (
          <Button type="submit" pending={isSending}>
            {plural(open.length, { one: 'Mark # order as shipped', other: 'Mark # orders as shipped' })}
          </Button>
        )}
        <Button variant="outline" onClick={() => (isUnsent ? setClosing(true) : onCancel())}>
          {open.length > 0 ? <Trans>Cancel</Trans> : <Trans>Back to the orders</Trans>}
        </Button>
      </Cluster>
      <LeaveDialog leaving={leaving} description={leaveWarning} onLeave={() => undefined} />
      <LeaveDialog
        leaving={{ ...leaving, isBlocked: isClosing, stay: () => setClosing(false), leave: onCancel }}
        description={leaveWarning}
        onLeave={() => undefined}
      />
    </form>
  );
}

interface CommonFieldsProps {
  carrier: ReturnType<CheckedField<SendOrdersValues>>;
  /** Called with the new carrier before it becomes the field's value. */
  onCarrier: (next: string) => void;
  notifies: UseFormRegisterReturn;
}

/** The fields that apply to all parcels. */
function CommonFields({ carrier, onCarrier, notifies }: CommonFieldsProps) {
  const { names } = useCarriers();
  return (
    <Panel title={t`All packages`}>
      <TextField
        {...carrier}
        label={t`Carrier for all`}
        hint={t`With ${names.join(', ')}, customers get a tracking link.`}
        list={CARRIERS_ID}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => {
          onCarrier(event.target.value);
          return carrier.onChange(event);
        }}
      />
      <datalist id={CARRIERS_ID}>
        {names.map((carrierName) => (
          <option key={carrierName} value={carrierName} />
        ))}
      </datalist>
      <CheckboxField {...notifies} label={t`Notify customers by email`} />
    </Panel>
  );
}

/** Whether anything is left to ship; the server checks the rest. */
function isSendable({ status, lines }: OrderToSend_orderFragment): boolean {
  const isOpen = holdsStock(status);
  return isOpen && lines.some((line) => inStock(line) > 0);
}

/**
 * Enter moves to the next tracking number, because barcode scanners press it after each scan. After the last
 * one it focuses the submit button.
 */
function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-tracking]')];
  event.preventDefault();
  // From a carrier field (-1) this is the first tracking number.
  const next = fields[fields.indexOf(event.target) + 1];
  (next ?? event.currentTarget.querySelector<HTMLElement>('button[type=submit]'))?.focus();
}
