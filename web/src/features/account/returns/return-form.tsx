import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../apollo/use-action.ts';
import { RequestLinkedReturnDocument, RequestReturnDocument } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { newUuid } from '../../../lib/new-uuid.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { LineFields } from '../../custom-fields/shared/line-fields.tsx';
import { orderLineLabel } from '../../orders/shared/order-labels.ts';
import { returnReasonLabels, returnReasons } from '../../orders/shared/returns/return-labels.ts';
import type { RefundPrice } from '../../orders/shared/returns/use-refund-price.ts';
import { OrderLink, useOrderPaths } from '../orders/guest/order-link.ts';
import styles from './return-page.module.css';
import { quantityVerdict, type ReturnableOrder, useReturnForm } from './use-return-form.ts';

/** The form to choose items to return. It shows the refund before the customer submits. */
export function ReturnForm({ order, userId }: { order: ReturnableOrder; userId: string }) {
  const editing = useReturnForm(order, userId);
  const { form, field, draft, price } = editing;
  const [idempotencyKey] = useState(newUuid);
  const token = use(OrderLink);
  const back = useOrderPaths(order.id).order;
  const request = useRequest(order, editing, back);
  const submit = form.handleSubmit(async ({ note }) => {
    if (!editing.lines.some(({ quantity }) => quantity > 0))
      return editing.fail(t`Please choose what to return.`);
    const input = { idempotencyKey, orderId: order.id, lines: editing.lines, note };
    await request({ input, token: token ?? '' });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
        <ul role="list" className={styles.lines}>
          {editing.returnable.map(({ line, quantity: maxQuantity }, index) => (
            <li key={line.id} className={styles.line}>
              <Thumbnail image={line.image} size={56} />
              <div className={styles.name}>
                {orderLineLabel(line)}
                <LineFields fields={line.fields} className={styles.field} />
              </div>
              <div className={styles.fields}>
                <TextField
                  label={t`How many of ${maxQuantity}`}
                  aria-label={t`${orderLineLabel(line)}: how many of ${maxQuantity}`}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={maxQuantity}
                  optionalMark={false}
                  {...field(`lines.${index}.quantity`, {
                    valueAsNumber: true,
                    validate: (units) => quantityVerdict(units, maxQuantity),
                  })}
                />
                {editing.isChosen(index) && (
                  <ReasonField
                    label={orderLineLabel(line)}
                    field={field(`lines.${index}.reason`, {
                      validate: (reason) => reason !== '' || t`Please choose a reason`,
                    })}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        <TextAreaField label={t`Anything else we should know`} rows={3} maxLength={1000} {...field('note')} />
        <Price price={price} currency={order.currencyCode} />
        <FormFailure message={editing.failure} />
        <Cluster gap={12}>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Request return</Trans>
          </Button>
          <ButtonLink variant="quiet" to={back} onClick={draft.close}>
            <Trans>Cancel</Trans>
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}

interface ReasonFieldProps {
  /** What the amount is for. */
  label: string;
  field: { name: string; error: string | undefined };
}

function ReasonField({ label, field }: ReasonFieldProps) {
  return (
    <SelectField label={t`Reason`} aria-label={t`${label}: reason`} required {...field}>
      <option value="">{t`Please choose`}</option>
      {returnReasons().map((reason) => (
        <option key={reason} value={reason}>
          {returnReasonLabels()[reason]}
        </option>
      ))}
    </SelectField>
  );
}

/** The refund for the chosen items. */
function Price({ price: { amount, isFailed }, currency }: { price: RefundPrice; currency: string }) {
  return (
    <p role="status" className={styles.price}>
      {isFailed ? (
        <Trans>We can’t calculate your refund. Please check the quantities.</Trans>
      ) : amount === null ? (
        <Trans>Calculating your refund …</Trans>
      ) : (
        amount > 0 && (
          <Trans>
            You’ll get <strong>{formatMoney(amount, currency)}</strong> back, the same way you paid.
          </Trans>
        )
      )}
    </p>
  );
}

function useRequest(order: ReturnableOrder, editing: ReturnType<typeof useReturnForm>, back: string) {
  const isLinked = use(OrderLink) !== null;
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [request] = useAction(isLinked ? RequestLinkedReturnDocument : RequestReturnDocument, {
    result: (payload) => payload.return,
    failure: editing,
    failureDetails: [t`What you typed is still here.`],
    onDone: ({ number }) => {
      editing.draft.close();
      cache.evict({
        id: cache.identify({ __typename: 'Order', id: order.id }) ?? '',
        fieldName: 'returnability',
      });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' });
      showToast({ tone: 'success', title: t`Return requested`, details: [t`Return ${number}`] });
      void navigate(back);
    },
  });
  return request;
}
