import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../../apollo/use-action.ts';
import { AddressField } from '../../../../forms/address-field.tsx';
import { type CheckedField, useAppForm } from '../../../../forms/use-app-form.ts';
import {
  ChangeLinkedOrderDocument,
  ChangeOrderDocument,
  PayLinkedOrderDocument,
  RetryPaymentDocument,
} from '../../../../gql/graphql.ts';
import { useLeaving } from '../../../../lib/browser/use-leaving.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { MAX_LINE_QUANTITY } from '../../../../lib/quantity-note.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { QuantityStepper } from '../../../../ui/forms/pickers/quantity-stepper.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { Totals } from '../../../orders/shared/totals.tsx';
import styles from '../../returns/return-page.module.css';
import { OrderLink, useOrderPaths, useOrderReference } from '../guest/order-link.ts';
import { type ChangeableOrder, type ChangeValues, inputOf, valuesOf } from './change-values.ts';
import { type ChangePreview, useChangePreview } from './use-change-preview.ts';

/** Quantities and the delivery address of an order, with its new total. */
export function ChangeOrderForm({ order: loaded }: { order: ChangeableOrder }) {
  // What the change is based on: the server rejects it if the order has changed since.
  const [order] = useState(loaded);
  const token = use(OrderLink);
  const navigate = useNavigate();
  const back = useOrderPaths(order.id).order;
  const checked = useAppForm<ChangeValues>({ defaultValues: valuesOf(order) });
  const { form, field } = checked;
  const values = useWatch({ control: form.control }) as ChangeValues;
  const input = inputOf(order, values);
  const { preview, isOutdated, problem } = useChangePreview(input);
  const { payRest, isPaying } = usePayRest(order.id, back);
  const takesCards = useShop()?.cardPayment.available ?? false;
  const [change, isSaving] = useAction(token === null ? ChangeOrderDocument : ChangeLinkedOrderDocument, {
    result: (payload) => payload.order,
    failure: checked,
    onDone: ({ number, paymentState }) => {
      showToast({ tone: 'success', title: t`Order changed`, details: [t`Order ${number}`] });
      if (paymentState === 'PARTIALLY_PAID' && takesCards) payRest();
      else void navigate(back);
    },
  });
  const submit = form.handleSubmit(async () => {
    if (input.lines?.length === 0 && !input.deliveryAddress)
      return checked.fail(t`You haven’t changed anything yet.`);
    if (!preview || isOutdated) return checked.fail(problem ?? t`The new total is still being calculated.`);
    if (problem !== null) return checked.fail(problem);
    const expected = { expectedTotal: preview.totals.total, expectedUpdatedAt: order.updatedAt };
    await change({ token: token ?? '', input, ...expected });
  });
  const isDelivered = order.requiresShipping && !order.deliveryMethod?.isPickUp;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <ul role="list" className={styles.lines}>
          {order.lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <Thumbnail image={line.image} size={56} />
              <div className={styles.name}>{orderLineLabel(line)}</div>
              <div className={styles.fields}>
                <QuantityStepper
                  label={t`Quantity of ${orderLineLabel(line)}`}
                  value={values.quantities[line.id] ?? line.quantity}
                  min={0}
                  max={MAX_LINE_QUANTITY}
                  onChange={(units) => form.setValue(`quantities.${line.id}`, units, { shouldDirty: true })}
                />
                {values.quantities[line.id] === 0 && (
                  <span>
                    <Trans>Removed</Trans>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
        {isDelivered && (
          <CheckboxField
            label={t`Deliver to another address`}
            {...field('hasOtherAddress')}
            error={undefined}
          />
        )}
        {values.hasOtherAddress && <AddressFields field={field} />}
        {preview && (
          <NewTotal order={order} preview={preview} isOutdated={isOutdated} hasProblem={problem !== null} />
        )}
        {problem !== null && <p role="alert">{problem}</p>}
        <FormFailure message={checked.failure} />
        <Cluster gap={12}>
          <Button type="submit" pending={isSaving || isPaying}>
            {takesCards && order.paidAmount > 0 && preview && preview.amountToPay > 0 ? (
              <Trans>Save and pay the difference</Trans>
            ) : (
              <Trans>Save changes</Trans>
            )}
          </Button>
          <ButtonLink variant="quiet" to={back}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}

/**
 * Leads to the payment page for what a paid order now costs more. If there is none, the order's page says
 * what is still to pay.
 */
function usePayRest(orderId: string, back: string) {
  const { isLinked, id } = useOrderReference(orderId);
  const { isLeaving, leaveFor } = useLeaving();
  const navigate = useNavigate();
  const [openPage, isRequesting] = useAction(isLinked ? PayLinkedOrderDocument : RetryPaymentDocument, {
    result: (payload) => payload.userErrors.length === 0 && payload,
    failure: t`You can’t pay right now`,
  });
  async function openOrReturn(): Promise<void> {
    const page = await openPage({ id });
    if (page?.url) leaveFor(page.url);
    else await navigate(back);
  }
  return { payRest: () => void openOrReturn(), isPaying: isRequesting || isLeaving };
}

/** Country and region stay: elsewhere the order could cost something else. */
function AddressFields({ field }: { field: CheckedField<ChangeValues> }) {
  return (
    <Stack gap={16}>
      <p className={styles.hint}>
        <Trans>To send the order to another country or region, please contact us.</Trans>
      </p>
      <Grid columns="halves">
        <AddressField field={field} part="firstName" label={t`First name`} missing={t`Please enter a name`} />
        <AddressField field={field} part="lastName" label={t`Last name`} />
        <AddressField field={field} part="company" label={t`Company`} />
        <AddressField
          field={field}
          part="streetAddress"
          label={t`Street`}
          missing={t`Please enter the street and house number`}
        />
        <AddressField field={field} part="apartment" label={t`Apartment`} />
        <AddressField field={field} part="postalCode" label={t`Postal code`} />
        <AddressField field={field} part="city" label={t`City`} missing={t`Please enter the city`} />
        <AddressField field={field} part="phone" label={t`Phone`} />
      </Grid>
    </Stack>
  );
}

interface NewTotalProps {
  order: ChangeableOrder;
  preview: ChangePreview;
  isOutdated: boolean;
  hasProblem: boolean;
}

/** The order's new total, and what follows from it. */
function NewTotal({ order, preview, isOutdated, hasProblem }: NewTotalProps) {
  const { totals, adjustments, amountToPay, amountToRefund } = preview;
  const money = (amount: number) => formatMoney(amount, order.currencyCode);
  return (
    <section aria-label={t`New total`}>
      <Stack gap={16}>
        <Totals
          totals={totals}
          requiresShipping={order.requiresShipping}
          adjustments={adjustments}
          isOutdated={isOutdated}
          currency={order.currencyCode}
          look="plain"
        />
        <p role="status">
          {!hasProblem && amountToRefund > 0 && <Trans>We’ll refund {money(amountToRefund)}.</Trans>}
          {!hasProblem &&
            amountToPay > 0 &&
            (order.paidAmount > 0 ? (
              <Trans>Pay the difference: {money(amountToPay)}</Trans>
            ) : (
              <Trans>You’ll pay {money(amountToPay)}.</Trans>
            ))}
        </p>
      </Stack>
    </section>
  );
}
