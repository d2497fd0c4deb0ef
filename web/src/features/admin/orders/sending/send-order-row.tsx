import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { OrderToSend_orderFragment } from '../../../../gql/graphql.ts';
import { DataCell } from '../../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../../ui/data/data-row.tsx';
import { orderLineLabel, shipmentStateLabels } from '../../../orders/shared/order-labels.ts';
import { orderStatuses } from '../../../orders/shared/order-status.ts';
import { OrderNumber } from '../../../orders/shared/order-number.tsx';
import styles from './send-orders.module.css';

/** The id of the list of known carriers, which all carrier fields share. */
export const CARRIERS_ID = 'carriers-of-all';

interface SendOrderRowProps {
  order: OrderToSend_orderFragment;
  /** Why the order was not shipped. */
  failure: string | undefined;
  /** Registers a field of its parcel; null if nothing is left to send. */
  register: ((name: 'carrier' | 'trackingNumber') => UseFormRegisterReturn) | null;
}

/** An order to ship, with its carrier and tracking number. */
export function SendOrderRow({ order, failure, register }: SendOrderRowProps) {
  const { number, customer } = order;
  const left = order.lines.filter((line) => inStock(line) > 0);
  return (
    <DataRow>
      <DataCell>
        <span className={styles.order}>
          <OrderNumber to={adminPaths.order(order.id)} number={number} target="_blank" />
          <span className={styles.small}>{customer.fullName}</span>
          {failure !== undefined && <span className={styles.failure}>{failure}</span>}
        </span>
      </DataCell>
      <DataCell label={t`Left to ship`}>
        <span className={styles.items}>
          {register
            ? left.map((line) => (
                <span key={line.id}>
                  {inStock(line)} × {orderLineLabel(line)}
                </span>
              ))
            : doneLabel(order)}
        </span>
      </DataCell>
      <DataCell label={t`Carrier`}>
        {register && (
          <ParcelInput
            field={register('carrier')}
            label={t`Carrier of ${number}`}
            maxLength={60}
            list={CARRIERS_ID}
          />
        )}
      </DataCell>
      <DataCell label={t`Tracking number`}>
        {register && (
          <ParcelInput
            field={register('trackingNumber')}
            label={t`Tracking number of ${number}`}
            maxLength={100}
            data-tracking
          />
        )}
      </DataCell>
    </DataRow>
  );
}

/** The units of a line that can be shipped now. */
export function inStock(line: OrderToSend_orderFragment['lines'][number]): number {
  return line.unsentQuantity - line.backorderedQuantity;
}

/** Why there is nothing to enter: the order is shipped or closed, or waits for stock. */
function doneLabel({ status, shipmentState, lines }: OrderToSend_orderFragment): string | null {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  if (!isOver && lines.some(({ unsentQuantity }) => unsentQuantity > 0)) return t`Waiting for stock`;
  return isOver ? orderStatuses()[status].label : (shipmentStateLabels()[shipmentState] ?? t`Nothing`);
}

interface ParcelInputProps {
  field: UseFormRegisterReturn;
  label: string;
  maxLength: number;
  list?: string;
  'data-tracking'?: boolean;
}

/** A field in a table cell, labeled by its column. */
function ParcelInput({ field, label, ...rest }: ParcelInputProps) {
  return <input {...field} {...rest} aria-label={label} className={styles.input} autoComplete="off" />;
}
