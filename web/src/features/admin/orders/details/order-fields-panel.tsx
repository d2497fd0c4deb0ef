import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FieldValues } from '../../../custom-fields/shared/field-values.tsx';
import { useFieldsOf } from '../../custom-fields/form/custom-fields-panel.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { DetailList } from '../../ui/page/detail-list.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { OrderFieldsForm } from './order-fields-form.tsx';

const BUTTON = 'change-fields';

/** The custom fields of an order, with a form for them and those of its lines; nothing if there are none. */
export function OrderFieldsPanel({ order }: { order: Order_orderFragment }) {
  const [ofOrder, ofLines] = [useFieldsOf('ORDER'), useFieldsOf('ORDER_LINE')];
  const mayChange = usePermission('ORDERS_WRITE') && ofOrder.length + ofLines.length > 0;
  const { edited: isEdited, edit, close } = useEditedInPlace<true>(null);
  if (!mayChange && order.fields.length === 0) return null;
  return (
    <Panel
      title={t`Custom fields`}
      actions={
        mayChange &&
        !isEdited && (
          <Button id={BUTTON} size="sm" variant="outline" onClick={() => edit(true)}>
            <Trans>Change fields</Trans>
          </Button>
        )
      }
    >
      {isEdited ? (
        <OrderFieldsForm order={order} ofOrder={ofOrder} ofLines={ofLines} onClose={() => close(BUTTON)} />
      ) : order.fields.length > 0 ? (
        <DetailList
          details={order.fields.map((field) => [field.name, <FieldValues key={field.key} field={field} />])}
        />
      ) : (
        <p>
          <Trans>Nothing is filled in for the order as a whole.</Trans>
        </p>
      )}
    </Panel>
  );
}
