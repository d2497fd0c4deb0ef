import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import { EditOrderDocument } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Totals } from '../../../orders/shared/totals.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { type EditValues, exampleOf, inputOf, isChange, type OrderToEdit, valuesOf } from './edit-values.ts';
import { EditedLines } from './edited-lines.tsx';
import { type EditPreview, useEditPreview } from './use-edit-preview.ts';

/** Edits what was ordered, how it is delivered and what it costs, with the new total beside it. */
export function EditOrderForm({ order: loaded }: { order: OrderToEdit }) {
  // What the edit is based on, whatever others change meanwhile: the server then rejects it.
  const [order] = useState(loaded);
  const navigate = useNavigate();
  const mayDiscount = usePermission('ORDERS_REFUND');
  const editing = useEditForm<EditValues>({
    name: `edit order ${order.id}`,
    defaultValues: () => valuesOf(order),
    version: order.updatedAt,
    example: exampleOf,
  });
  const { form, field } = editing;
  const values = useWatch({ control: form.control }) as EditValues;
  const input = inputOf(order, values);
  const { preview, isOutdated, problem } = useEditPreview(input);
  const [edit] = useAction(EditOrderDocument, {
    result: (payload) => payload.order,
    failure: editing,
    onDone: ({ number }) => showToast({ tone: 'success', title: t`Order #${number} edited` }),
  });

  async function save({ note, notifiesCustomer }: EditValues): Promise<boolean> {
    if (!isChange(input)) return fail(t`You haven’t changed anything yet.`);
    if (!preview || isOutdated) return fail(problem ?? t`The new total is still being calculated.`);
    if (preview.problem) return fail(preview.problem.message);
    const expectedTotal = preview.totals.total;
    const expectedUpdatedAt = order.updatedAt;
    return (await edit({ input, expectedTotal, expectedUpdatedAt, note, notifiesCustomer })) !== null;
  }
  function fail(message: string): false {
    editing.fail(message);
    return false;
  }

  return (
    <EditForm
      editing={editing}
      hasUploads={false}
      save={save}
      onSaved={() => navigate(adminPaths.order(order.id))}
      label={t`Save changes`}
      cancelTo={adminPaths.order(order.id)}
      leaveWarning={t`You have edited this order but not saved it. If you leave now, these changes are lost.`}
    >
      <TwoColumns
        main={
          <>
            <Panel title={t`Products`}>
              <EditedLines form={form} order={order} preview={preview} isOutdated={isOutdated} />
            </Panel>
            {mayDiscount && (
              <DiscountPanel
                field={field}
                currency={order.currencyCode}
                isGiven={values.discountAmount.trim() !== ''}
              />
            )}
          </>
        }
        side={
          <>
            {(preview?.deliveryMethods.length ?? 0) > 0 && (
              <DeliveryPanel field={field} order={order} methods={preview?.deliveryMethods ?? []} />
            )}
            <Panel title={t`Total`}>
              <Stack gap={16}>
                {preview && <NewTotal order={order} preview={preview} isOutdated={isOutdated} />}
                {problem !== null && <Callout tone="danger">{problem}</Callout>}
              </Stack>
            </Panel>
            <Panel title={t`About this change`}>
              <TextAreaField
                label={t`Note for staff`}
                hint={t`Shown in the order’s history.`}
                rows={3}
                {...field('note', { validate: fieldRules.atMost(500) })}
              />
              <CheckboxField
                label={t`Email the customer`}
                hint={t`The email says what changed and what the order costs now.`}
                {...field('notifiesCustomer')}
                error={undefined}
              />
            </Panel>
          </>
        }
      />
    </EditForm>
  );
}

interface DiscountPanelProps {
  field: CheckedField<EditValues>;
  currency: string;
  isGiven: boolean;
}

function DiscountPanel({ field, currency, isGiven }: DiscountPanelProps) {
  return (
    <Panel title={t`Discount`}>
      <TextField
        label={t`Amount`}
        hint={t`Off the products. It replaces an earlier one.`}
        inputMode="decimal"
        autoComplete="off"
        {...field('discountAmount', {
          validate: (text) =>
            text.trim() === '' ||
            parseMoney(text, currency) !== null ||
            t`Please enter an amount like ${moneyInputText(500, currency)}`,
        })}
      />
      {isGiven && (
        <TextField
          label={t`Reason for the discount`}
          hint={t`The customer sees it beside the amount.`}
          required
          maxLength={100}
          autoComplete="off"
          {...field('discountReason', { validate: fieldRules.required(t`Please enter a reason`) })}
        />
      )}
    </Panel>
  );
}

interface DeliveryPanelProps {
  field: CheckedField<EditValues>;
  order: OrderToEdit;
  methods: EditPreview['deliveryMethods'];
}

function DeliveryPanel({ field, order, methods }: DeliveryPanelProps) {
  const { deliveryMethod, requiresShipping, currencyCode } = order;
  const asAgreed = deliveryMethod ? t`${deliveryMethod.name}, as agreed` : t`As agreed`;
  return (
    <Panel title={t`Delivery`}>
      {/* The key remounts it with its options: a select can't show a value before its option exists. */}
      <SelectField
        key={methods.map(({ methodId }) => methodId).join()}
        label={t`Delivery method`}
        optionalMark={false}
        {...field('deliveryMethodId')}
      >
        <option value="">{requiresShipping ? asAgreed : t`Please choose`}</option>
        {methods.map(({ methodId, name, price }) => (
          <option key={methodId} value={methodId}>
            {t`${name}: ${formatMoney(price, currencyCode)}`}
          </option>
        ))}
      </SelectField>
    </Panel>
  );
}

interface NewTotalProps {
  order: OrderToEdit;
  preview: EditPreview;
  isOutdated: boolean;
}

/** The order's new total, and what follows from it. */
function NewTotal({ order, preview, isOutdated }: NewTotalProps) {
  const { difference, amountToPay, amountToRefund, problem } = preview;
  const money = (amount: number) => formatMoney(amount, order.currencyCode);
  return (
    <>
      <Totals
        totals={preview.totals}
        requiresShipping={order.requiresShipping || preview.deliveryMethods.length > 0}
        adjustments={preview.adjustments}
        isOutdated={isOutdated}
        currency={order.currencyCode}
        look="plain"
      />
      <p role="status">
        {difference === 0 ? (
          <Trans>The total stays the same.</Trans>
        ) : difference > 0 ? (
          <Trans>{money(difference)} more than before.</Trans>
        ) : (
          <Trans>{money(-difference)} less than before.</Trans>
        )}{' '}
        {!problem && amountToRefund > 0 && <Trans>The customer gets {money(amountToRefund)} back.</Trans>}
        {!problem && amountToPay > 0 && <Trans>The customer still has to pay {money(amountToPay)}.</Trans>}
      </p>
      {problem && <Callout tone="danger">{problem.message}</Callout>}
    </>
  );
}
