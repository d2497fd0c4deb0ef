import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { ExchangeItemsDocument } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Amount } from '../../../../ui/data/amount.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { returnReasonLabels, returnReasons } from '../../../orders/shared/returns/return-labels.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { AddedLines, ReturnedLines } from './exchange-lines.tsx';
import {
  exampleOf,
  type ExchangeValues,
  inputOf,
  isComplete,
  type OrderToExchange,
  pricedInputOf,
  valuesOf,
} from './exchange-values.ts';
import { type ExchangePreview, useExchangePreview } from './use-exchange-preview.ts';

/** Exchanges items for others: what comes back, what is sent instead, and the difference beside it. */
export function ExchangeForm({ order: loaded }: { order: OrderToExchange }) {
  // What the exchange is based on, whatever others change meanwhile: the server then rejects it.
  const [order] = useState(loaded);
  const navigate = useNavigate();
  const editing = useEditForm<ExchangeValues>({
    name: `exchange ${order.id}`,
    defaultValues: () => valuesOf(order),
    version: order.updatedAt,
    example: exampleOf,
  });
  const { form, field } = editing;
  const values = useWatch({ control: form.control }) as ExchangeValues;
  const priced = pricedInputOf(order, values);
  const { preview, isOutdated, problem } = useExchangePreview(priced);
  const [exchange] = useAction(ExchangeItemsDocument, {
    result: (payload) => payload.order,
    failure: editing,
    onDone: ({ number }) => showToast({ tone: 'success', title: t`Order #${number} is sent instead` }),
  });

  async function save(saved: ExchangeValues): Promise<boolean> {
    // A quantity that was just typed is not priced yet.
    const input = inputOf(order, saved);
    const current = pricedInputOf(order, saved);
    if (current.lines.length === 0) return fail(t`Please choose what comes back.`);
    if (!isComplete(current)) return fail(t`Please choose what is sent instead.`);
    if (!preview || isOutdated || JSON.stringify(current) !== JSON.stringify(priced))
      return fail(problem ?? t`The difference is still being calculated.`);
    const expectedTotal = preview.totals.total;
    const expectedUpdatedAt = order.updatedAt;
    return (await exchange({ input, expectedTotal, expectedUpdatedAt, text: saved.text || null })) !== null;
  }
  function fail(message: string): false {
    editing.fail(message);
    return false;
  }

  const shown = { form, currency: order.currencyCode };
  return (
    <EditForm
      editing={editing}
      hasUploads={false}
      save={save}
      onSaved={() => navigate(adminPaths.order(order.id))}
      label={t`Exchange items`}
      cancelTo={adminPaths.order(order.id)}
      leaveWarning={t`You have not saved this exchange. If you leave now, it is lost.`}
    >
      <TwoColumns
        main={
          <>
            <Panel title={t`Comes back`}>
              <ReturnedLines {...shown} order={order} />
            </Panel>
            <Panel title={t`Sent instead`}>
              <AddedLines {...shown} preview={preview} isOutdated={isOutdated} />
            </Panel>
          </>
        }
        side={
          <>
            <Panel title={t`Difference`}>
              <Stack gap={16}>
                <Difference preview={preview} isOutdated={isOutdated} currency={order.currencyCode} />
                {problem !== null && <Callout tone="danger">{problem}</Callout>}
              </Stack>
            </Panel>
            <Panel title={t`About this exchange`}>
              <SelectField label={t`Reason`} required {...field('reason')}>
                {returnReasons().map((reason) => (
                  <option key={reason} value={reason}>
                    {returnReasonLabels()[reason]}
                  </option>
                ))}
              </SelectField>
              <TextAreaField
                label={t`Message to the customer`}
                hint={t`The email has a return label and says what is sent instead.`}
                rows={3}
                {...field('text', { validate: fieldRules.atMost(2000) })}
              />
              <p>
                <Trans>An exchange can’t be undone.</Trans>
              </p>
            </Panel>
          </>
        }
      />
    </EditForm>
  );
}

interface DifferenceProps {
  preview: ExchangePreview | null;
  isOutdated: boolean;
  currency: string;
}

/** What comes back and what goes out cost, and who pays the rest. */
function Difference({ preview, isOutdated, currency }: DifferenceProps) {
  if (!preview)
    return (
      <p>
        <Trans>Choose what comes back and what is sent instead.</Trans>
      </p>
    );
  const { returnedAmount, totals, amountToPay, amountToRefund } = preview;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      <p>
        <Amount isOutdated={isOutdated}>
          {t`${money(returnedAmount)} comes back, ${money(totals.total)} is sent instead.`}
        </Amount>
      </p>
      <p role="status">
        {amountToPay > 0 ? (
          <Trans>The customer pays {money(amountToPay)} and gets an email with the link.</Trans>
        ) : amountToRefund > 0 ? (
          <Trans>{money(amountToRefund)} is refunded when the items have arrived.</Trans>
        ) : (
          <Trans>Nothing is paid or refunded.</Trans>
        )}
      </p>
    </>
  );
}
