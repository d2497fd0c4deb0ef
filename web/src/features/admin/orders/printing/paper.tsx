import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { billingLines } from '../../../orders/shared/postal-lines.ts';
import type { PrintedLine_lineFragment, PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';
import { optionLabel } from '../../../../lib/chosen-options.ts';
import { useShopName } from '../../../../shop/use-shop.ts';
import { LineFields, LineFieldValues } from '../../../custom-fields/shared/line-fields.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import styles from './paper.module.css';

interface PaperProps {
  order: PrintedOrder_orderFragment;
  /** The kind of document: "Order summary". */
  title: string;
  /** Who gets it: the delivery address, or else the billing address. */
  deliveryAddress?: PrintedOrder_orderFragment['deliveryAddress'];
  /** Shown beside number and date. */
  details?: readonly (readonly [label: string, value: ReactNode])[];
  children: ReactNode;
}

/** A printed document about an order: sender, recipient, number and date. Each starts on a new sheet. */
export function Paper({ order, title, deliveryAddress, details = [], children }: PaperProps) {
  const shopName = useShopName();
  return (
    <article className={styles.paper} aria-label={t`${title} for order ${order.number}`}>
      <header className={styles.head}>
        <p className={styles.shop}>{shopName}</p>
        <h2 className={styles.title}>{title}</h2>
      </header>
      <div className={styles.facts}>
        <address className={styles.address}>
          {(deliveryAddress ? deliveryLines(deliveryAddress) : addressLines(order)).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <dl className={styles.details}>
          <dt>{t`Order`}</dt>
          <dd>{order.number}</dd>
          <dt>{t`Date`}</dt>
          <dd>
            <DateTime value={order.createdAt} />
          </dd>
          {order.deliveryMethod && (
            <div className={styles.detail}>
              <dt>{t`Delivery`}</dt>
              <dd>{order.deliveryMethod.name}</dd>
            </div>
          )}
          {details.map(([label, value]) => (
            <div key={label} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {order.fields.filter(isForCustomer).map((field) => (
            <div key={field.key} className={styles.detail}>
              <dt>{field.name}</dt>
              <dd>
                <LineFieldValues field={field} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </article>
  );
}

/** Staff also see fields that are only for them. */
const isForCustomer = ({ isPublic }: { isPublic: boolean }) => isPublic;

/** A line's title, its options, its SKU and what the customer filled in. */
export function PaperItem({ line }: { line: PrintedLine_lineFragment }) {
  const options = [optionLabel(line), line.sku && t`SKU ${line.sku}`].filter(Boolean).join(' · ');
  return (
    <>
      {line.title}
      {options !== '' && <span className={styles.options}>{options}</span>}
      <LineFields fields={line.fields.filter(isForCustomer)} className={styles.options} />
    </>
  );
}

/** The address for the delivery alone, with its phone number. */
export function deliveryLines({
  formatted,
  phone,
}: NonNullable<PrintedOrder_orderFragment['deliveryAddress']>): string[] {
  return [...formatted, ...(phone ? [phone] : [])];
}

/** The billing address, with details for the carrier. */
function addressLines(order: PrintedOrder_orderFragment): string[] {
  const phone = order.billing ? order.billing.phone : order.customer.phone;
  return [...billingLines(order), ...(phone ? [phone] : [])];
}
