import { isOpenStatus } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import { type Order_orderFragment, UpdateOrderDeliveryAddressDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { AddressForm } from './address-form.tsx';
import { DeliveryAddressForm, deliveryInput, deliveryValues } from './addresses/delivery-address-form.tsx';
import { OrderBilling, OrderDelivery } from './order-customer.tsx';
import { RepricingNotice } from './repricing-notice.tsx';

const BUTTON = 'change-address';
const DELIVERY_BUTTON = 'change-delivery-address';

/** Where the order is delivered and billed, with forms to change that until something is shipped. */
export function AddressPanel({ order }: { order: Order_orderFragment }) {
  const { deliveryAddress, requiresShipping, deliveryMethod } = order;
  const isOpen = isOpenStatus(order.status) && order.shipmentState === 'NONE';
  const mayChange = usePermission('ORDERS_WRITE') && isOpen;
  const { edited, edit, close } = useEditedInPlace<'billing' | 'delivery'>(null, BUTTON);
  const isElsewhere = deliveryAddress != null;
  const mayGoElsewhere = requiresShipping && !deliveryMethod?.isPickUp && !isElsewhere;
  const form = edited === 'delivery' && (
    <DeliveryAddressForm order={order} onClose={() => close(DELIVERY_BUTTON)} />
  );
  return (
    <>
      {isElsewhere && (
        <Panel
          title={t`Delivery`}
          actions={
            mayChange &&
            edited !== 'delivery' && (
              <Button id={DELIVERY_BUTTON} size="sm" variant="outline" onClick={() => edit('delivery')}>
                <Trans>Change delivery address</Trans>
              </Button>
            )
          }
        >
          {isOpen && <RepricingNotice order={order} />}
          {form || (
            <Stack gap={16}>
              <OrderDelivery {...order} />
              {mayChange && <DeliverToBilling order={order} />}
            </Stack>
          )}
        </Panel>
      )}
      <Panel
        title={requiresShipping && !isElsewhere ? t`Delivery and billing` : t`Billing`}
        actions={
          mayChange &&
          edited !== 'billing' && (
            <Button id={BUTTON} size="sm" variant="outline" onClick={() => edit('billing')}>
              <Trans>Change address</Trans>
            </Button>
          )
        }
      >
        {isOpen && !isElsewhere && <RepricingNotice order={order} />}
        {edited === 'billing' ? (
          <AddressForm order={order} onClose={() => close(BUTTON)} />
        ) : (
          <Stack gap={16}>
            <OrderBilling {...order} />
            {mayChange && mayGoElsewhere && edited === null && (
              <div>
                <Button id={DELIVERY_BUTTON} size="sm" variant="outline" onClick={() => edit('delivery')}>
                  <Trans>Deliver to a different address</Trans>
                </Button>
              </div>
            )}
            {!isElsewhere && form}
          </Stack>
        )}
      </Panel>
    </>
  );
}

function DeliverToBilling({ order }: { order: Order_orderFragment }) {
  const { id } = order;
  const [update, isSaving] = useAction(UpdateOrderDeliveryAddressDocument, {
    result: (payload) => payload.order,
    failure: t`The address was not changed`,
  });

  async function remove(): Promise<void> {
    const input = deliveryInput(deliveryValues(order));
    if (!(await update({ id, input: null }))) return;
    const undo = () => void update({ id, input });
    showToast({ tone: 'success', title: t`The order goes to the billing address`, undo });
  }

  return (
    <div>
      <Button size="sm" variant="outline" pending={isSaving} onClick={() => void remove()}>
        <Trans>Deliver to the billing address</Trans>
      </Button>
    </div>
  );
}
