import { isOpenStatus } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { AddressForm } from './address-form.tsx';
import { OrderBilling } from './order-customer.tsx';
import { RepricingNotice } from './repricing-notice.tsx';

const BUTTON = 'change-address';

/** The delivery address, with a form to change it until something is shipped. */
export function AddressPanel({ order }: { order: Order_orderFragment }) {
  const isOpen = isOpenStatus(order.status) && order.shipmentState === 'NONE';
  const mayChange = usePermission('ORDERS_WRITE') && isOpen;
  const { edited: isEdited, edit, close } = useEditedInPlace<true>(null);
  return (
    <Panel
      title={order.requiresShipping ? t`Delivery and billing` : t`Billing`}
      actions={
        mayChange &&
        !isEdited && (
          <Button id={BUTTON} size="sm" variant="outline" onClick={() => edit(true)}>
            <Trans>Change address</Trans>
          </Button>
        )
      }
    >
      {isOpen && <RepricingNotice order={order} />}
      {isEdited ? <AddressForm order={order} onClose={() => close(BUTTON)} /> : <OrderBilling {...order} />}
    </Panel>
  );
}
