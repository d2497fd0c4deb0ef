import { t } from '@lingui/core/macro';
import type { PrintedOrder_orderFragment } from '../../../../gql/graphql.ts';
import type { PackedLine } from './packed-lines.ts';
import { Paper, PaperItem } from './paper.tsx';
import styles from './paper.module.css';

interface PackingSlipProps {
  order: PrintedOrder_orderFragment;
  packed: readonly PackedLine[];
  /** Null for everything unsent. */
  shipmentId: string | null;
}

/**
 * The parcel's content without prices, in case it is a present; then the recipient reads the gift message,
 * and not the note to the shop.
 */
export function PackingSlip({ order, packed, shipmentId }: PackingSlipProps) {
  const shipment = order.shipments.find(({ id }) => id === shipmentId);
  const carrier = [shipment?.carrier, shipment?.trackingNumber].filter(Boolean).join(' ');
  return (
    <Paper
      order={order}
      title={t`Packing slip`}
      deliveryAddress={order.deliveryAddress}
      details={carrier === '' ? [] : [[t`Shipped by`, carrier]]}
    >
      {order.giftMessage && <p className={styles.gift}>{order.giftMessage}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Item`}</th>
            <th scope="col" className={styles.number}>{t`Quantity`}</th>
          </tr>
        </thead>
        <tbody>
          {packed.map(({ line, quantity }) => (
            <tr key={line.id}>
              <td>
                <PaperItem line={line} />
              </td>
              <td className={styles.number}>
                {quantity === line.quantity ? quantity : t`${quantity} of ${line.quantity}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.customerNote && !order.giftMessage && (
        <div className={styles.note}>
          <strong>{t`Customer’s note`}</strong>
          <p className={styles.text}>{order.customerNote}</p>
        </div>
      )}
    </Paper>
  );
}
