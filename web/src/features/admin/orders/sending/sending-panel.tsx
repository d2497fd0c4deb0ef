import { holdsStock, isOpenStatus } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ShipmentList } from '../../../orders/shared/shipment-list.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { printLink } from '../printing/print-search.ts';
import { CancelShipment } from './cancel-shipment.tsx';
import { MarkAsDelivered } from './mark-as-delivered.tsx';
import { SendForm } from './send-form.tsx';
import { TrackingForm } from './tracking-form.tsx';

const buttonOf = (shipmentId: string) => `tracking-of-${shipmentId}`;

/**
 * The shipments of an order, with the next step: the form for the unsent items, then the button to mark it as
 * delivered. A cancelled or returned order has no next step.
 */
export function SendingPanel({ order }: { order: Order_orderFragment }) {
  const mayChange = usePermission('ORDERS_WRITE');
  const { edited, edit, close } = useEditedInPlace<string>(null);
  const [sentForms, setSentForms] = useState(0);
  const isOpen = holdsStock(order.status);
  const isSendable =
    mayChange &&
    isOpen &&
    !order.importedFrom &&
    order.lines.some(({ unsentQuantity }) => unsentQuantity > 0);
  const isUnderWay = mayChange && isOpenStatus(order.status) && order.shipments.length > 0 && !isSendable;
  if (order.shipments.length === 0 && !isSendable) return null;

  /** Resets the form, which loses the focus, and moves the focus to the new shipment once it renders. */
  function startAnew(shipmentId: string): void {
    setSentForms(sentForms + 1);
    setTimeout(() => document.getElementById(buttonOf(shipmentId))?.focus());
  }

  return (
    <Panel title={t`Shipping`}>
      <Stack gap={24}>
        {order.shipments.length > 0 && (
          <ShipmentList
            shipments={order.shipments}
            actions={(shipment) => (
              <>
                <TextLink to={printLink({ ids: [order.id], paper: 'slip', shipment: shipment.id })}>
                  <Trans>Print packing slip</Trans>
                </TextLink>
                {mayChange &&
                  (edited === shipment.id ? (
                    <TrackingForm shipment={shipment} onClose={() => close(buttonOf(shipment.id))} />
                  ) : (
                    <Button
                      id={buttonOf(shipment.id)}
                      size="sm"
                      variant="outline"
                      onClick={() => edit(shipment.id)}
                    >
                      <Trans>Change tracking</Trans>
                    </Button>
                  ))}
                {mayChange && isOpenStatus(order.status) && <CancelShipment id={shipment.id} />}
              </>
            )}
          />
        )}
        {isSendable && <SendForm key={sentForms} order={order} onSent={startAnew} />}
        {/* Always rendered, because its dialog outlives the button. */}
        <MarkAsDelivered order={order} isNext={isUnderWay} />
      </Stack>
    </Panel>
  );
}
