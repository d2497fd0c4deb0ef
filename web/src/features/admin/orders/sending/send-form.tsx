import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { type Order_orderFragment, SendOrderDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { TrackingFields, type TrackingValues, useCarriers } from './tracking-fields.tsx';

interface SendValues extends TrackingValues {
  notifiesCustomer: boolean;
  /** By the line's ID, so that another shipment meanwhile leaves the input alone. */
  quantities: Record<string, number>;
}

interface SendFormProps {
  order: Order_orderFragment;
  /** Called with the new shipment's id. */
  onSent: (shipmentId: string) => void;
}

/** Records a shipment of all or some of the unsent items, and notifies the customer. */
export function SendForm({ order, onSent }: SendFormProps) {
  const left = order.lines.filter(({ unsentQuantity }) => unsentQuantity > 0);
  const units = left.reduce((sum, line) => sum + line.unsentQuantity, 0);
  const waiting = left.reduce((sum, line) => sum + line.backorderedQuantity, 0);
  // What is in stock ships first.
  const [isPart, setPart] = useState(waiting > 0);
  const carriers = useCarriers();
  const checked = useAppForm<SendValues>({
    defaultValues: {
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      notifiesCustomer: true,
      quantities: Object.fromEntries(
        order.lines.map((line) => [line.id, line.unsentQuantity - line.backorderedQuantity]),
      ),
    },
  });
  const { form, field, failure } = checked;
  const [send, isSending] = useAction(SendOrderDocument, {
    result: (payload) => payload.order,
    failure: checked,
    onDone: ({ number, shipments }) => {
      showToast({ tone: 'success', title: t`Marked as shipped`, details: [t`Order ${number}`] });
      onSent(shipments.at(-1)?.id ?? '');
    },
  });
  const submit = form.handleSubmit(({ quantities, notifiesCustomer, ...how }) => {
    const lines = left.map(({ id }) => ({ orderLineId: id, quantity: quantities[id] ?? 0 }));
    const input = { orderId: order.id, ...carriers.toInput(how), notifiesCustomer };
    return send({ input: isPart ? { ...input, lines } : input });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <TrackingFields
        formId="new"
        fields={{
          carrier: field('carrier'),
          trackingNumber: field('trackingNumber'),
          trackingUrl: field('trackingUrl'),
        }}
        carriers={carriers}
        carrier={form.watch('carrier')}
      />
      {isPart &&
        left.map(({ unsentQuantity: maxQuantity, backorderedQuantity, ...line }) => (
          <TextField
            key={line.id}
            label={t`${orderLineLabel(line)}: how many of ${maxQuantity}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxQuantity}
            optionalMark={false}
            {...(backorderedQuantity > 0 && { hint: t`Not in stock yet: ${backorderedQuantity}` })}
            {...field(`quantities.${line.id}`, {
              valueAsNumber: true,
              validate: (quantity) =>
                (Number.isInteger(quantity) && quantity >= 0 && quantity <= maxQuantity) ||
                t`Please enter 0 to ${maxQuantity}`,
            })}
          />
        ))}
      <CheckboxField {...form.register('notifiesCustomer')} label={t`Notify the customer by email`} />
      <Button type="submit" block pending={isSending}>
        {isPart ? (
          <Trans>Ship these</Trans>
        ) : (
          plural(units, { one: 'Mark # item as shipped', other: 'Mark # items as shipped' })
        )}
      </Button>
      {units > 1 && (
        <Button block variant="quiet" onClick={() => setPart(!isPart)}>
          {isPart ? <Trans>Ship all remaining items</Trans> : <Trans>Ship only some items</Trans>}
        </Button>
      )}
    </form>
  );
}
