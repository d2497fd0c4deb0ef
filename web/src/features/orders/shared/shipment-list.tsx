import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Shipment_shipmentFragment } from '../../../gql/graphql.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { orderLineLabel } from './order-labels.ts';
import styles from './dated-list.module.css';

interface ShipmentListProps {
  shipments: readonly Shipment_shipmentFragment[];
  /** The actions on each shipment. */
  actions?: (shipment: Shipment_shipmentFragment) => ReactNode;
}

/** An order's shipments: contents, carrier and tracking of each. */
export function ShipmentList({ shipments, actions }: ShipmentListProps) {
  return (
    <ol role="list" className={styles.list}>
      {shipments.map((shipment) => (
        <li key={shipment.id} className={styles.item}>
          <p className={styles.when}>
            <Trans>
              Shipped on <DateTime value={shipment.createdAt} />
            </Trans>
          </p>
          <ul role="list">
            {shipment.lines.map(({ line, quantity }) => (
              <li key={line.id}>
                {quantity} × {orderLineLabel(line)}
              </li>
            ))}
          </ul>
          <Tracking shipment={shipment} />
          {actions?.(shipment)}
        </li>
      ))}
    </ol>
  );
}

/** A shipment's carrier and tracking link; nothing if not recorded. */
export function Tracking({
  shipment,
}: {
  shipment: Pick<Shipment_shipmentFragment, 'carrier' | 'trackingNumber' | 'trackingUrl'>;
}) {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const name = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (name === '' && !trackingUrl) return null;
  return (
    <p className={styles.tracking}>
      {trackingUrl ? (
        <TextLink to={trackingUrl} target="_blank" rel="noreferrer">
          {name === '' ? t`Track package` : name}
        </TextLink>
      ) : (
        name
      )}
    </p>
  );
}
