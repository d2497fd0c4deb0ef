import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../apollo/use-action.ts';
import { fieldRules } from '../../forms/field-rules.ts';
import { type CheckedField, useAppForm } from '../../forms/use-app-form.ts';
import { useFormDraft } from '../../forms/use-form-draft.ts';
import {
  CreateWithdrawalDocument,
  type Withdrawal_withdrawalFragment as Withdrawal,
  type WithdrawalFormQuery,
} from '../../gql/graphql.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { useSendsEmail } from '../../shop/use-shop.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DateTime } from '../../ui/data/date-time.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FormFailure } from '../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Cluster } from '../../ui/layout/cluster.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { orderLineLabel } from '../orders/shared/order-labels.ts';
import { WithdrawalList } from '../orders/shared/withdrawals/withdrawal-list.tsx';
import styles from './withdraw-page.module.css';

type Form = NonNullable<WithdrawalFormQuery['withdrawalForm']>;

interface Values {
  name: string;
  /** By the position of the line. */
  quantities: number[];
}

interface WithdrawalFormProps {
  token: string;
  form: Form;
}

/** The declaration in two steps, as the law prescribes, and then its receipt. */
export function WithdrawalForm({ token, form: withdrawable }: WithdrawalFormProps) {
  const { lines, orderNumber, problem } = withdrawable;
  const [declared, setDeclared] = useState({ content: '', idempotencyKey: newUuid() });
  const [isReviewing, setIsReviewing] = useState(false);
  const [receipt, setReceipt] = useState<Withdrawal | null>(null);
  const editing = useAppForm<Values>({ defaultValues: { name: '', quantities: lines.map(() => 0) } });
  const { form, field } = editing;
  const [before] = useState(() => form.getValues());
  const owner = { space: 'visitor', userId: '', form: `withdrawal ${orderNumber}` } as const;
  const draft = useFormDraft({ form, owner, before });
  const [create] = useAction(CreateWithdrawalDocument, {
    result: ({ withdrawal }) => withdrawal,
    failure: {
      ...editing,
      showUserErrors: (errors) => editing.fail(errors.map(({ message }) => message).join(' ')),
    },
    failureDetails: [t`What you typed is still here.`],
    onDone(withdrawal) {
      draft.close();
      setReceipt(withdrawal);
    },
  });
  const isPossible = !problem && lines.some(({ quantity }) => quantity > 0);
  const chosen = lines.map(({ line, problem: lineProblem }, index) => ({
    line,
    orderLineId: line.id,
    // A draft may have units of a line whose right has ended since.
    quantity: lineProblem ? 0 : form.watch(`quantities.${index}`) || 0,
  }));
  const submit = form.handleSubmit(async ({ name }) => {
    if (!chosen.some(({ quantity }) => quantity > 0))
      return editing.fail(t`Please choose the items that you withdraw from.`);
    const units = chosen.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
    const content = JSON.stringify([name, units]);
    if (!isReviewing) {
      // What was sent before may have arrived: only another declaration has another key.
      if (content !== declared.content) setDeclared({ content, idempotencyKey: newUuid() });
      return setIsReviewing(true);
    }
    await create({ token, input: { idempotencyKey: declared.idempotencyKey, name, lines: units } });
  });

  if (receipt) return <Receipt withdrawal={receipt} orderNumber={orderNumber} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <AboutOrder {...withdrawable} />
        {problem ? (
          <Callout>
            <p>{problem.message}</p>
          </Callout>
        ) : isReviewing ? (
          <Review name={form.getValues('name')} lines={chosen} />
        ) : (
          <>
            <Lines lines={lines} field={field} />
            {isPossible && (
              <>
                <div>
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() =>
                      lines.forEach(({ quantity }, index) => form.setValue(`quantities.${index}`, quantity))
                    }
                  >
                    <Trans>Choose everything</Trans>
                  </Button>
                </div>
                <TextField
                  label={t`Your name`}
                  required
                  autoComplete="name"
                  maxLength={100}
                  {...field('name', { validate: fieldRules.required(t`Please enter your name`) })}
                />
              </>
            )}
          </>
        )}
        <FormFailure message={editing.failure} />
        {isPossible && (
          <Cluster gap={12}>
            <Button type="submit" pending={form.formState.isSubmitting}>
              {isReviewing ? t`Confirm withdrawal` : t`Withdraw from contract here`}
            </Button>
            {isReviewing && (
              <Button variant="quiet" onClick={() => setIsReviewing(false)}>
                <Trans>Back</Trans>
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </form>
  );
}

function AboutOrder({ orderNumber, orderedAt, problem, until }: Form) {
  return (
    <p>
      <Trans>
        Order <strong>{orderNumber}</strong>, placed on <DateTime value={orderedAt} />.
      </Trans>{' '}
      {until && !problem && (
        <Trans>
          You can withdraw until{' '}
          <DateTime value={new Date(Date.parse(until) - 1).toISOString()} show="date and time" />.
        </Trans>
      )}
    </p>
  );
}

function Lines({ lines, field }: { lines: Form['lines']; field: CheckedField<Values> }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ line, quantity: maxQuantity, problem }, index) => (
        <li key={line.id} className={styles.line}>
          <Thumbnail image={line.image} size={56} />
          <div className={styles.name}>{orderLineLabel(line)}</div>
          <div className={styles.field}>
            {problem ? (
              <p className={styles.problem}>{problem.message}</p>
            ) : (
              <TextField
                label={t`How many of ${maxQuantity}`}
                aria-label={t`${orderLineLabel(line)}: how many of ${maxQuantity}`}
                type="number"
                inputMode="numeric"
                min={0}
                max={maxQuantity}
                optionalMark={false}
                {...field(`quantities.${index}`, {
                  valueAsNumber: true,
                  validate: (units) =>
                    (Number.isInteger(units) && units >= 0 && units <= maxQuantity) ||
                    t`Please enter 0 to ${maxQuantity}`,
                })}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ReviewProps {
  name: string;
  lines: readonly { line: Form['lines'][number]['line']; quantity: number }[];
}

/** What the customer is about to declare. */
function Review({ name, lines }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Please check and confirm</Trans>
      </h2>
      <Stack gap={12}>
        <p>
          <Trans>I, {name}, hereby withdraw from my contract for these items:</Trans>
        </p>
        <ul role="list">
          {lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ line, quantity }) => (
              <li key={line.id}>
                {quantity} × {orderLineLabel(line)}
              </li>
            ))}
        </ul>
      </Stack>
    </section>
  );
}

/** What was declared, and when it was received. */
function Receipt({ withdrawal, orderNumber }: { withdrawal: Withdrawal; orderNumber: string }) {
  const sendsEmail = useSendsEmail();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Stack gap={24}>
        <Callout tone="success" role="status" title={t`We’ve received your withdrawal`}>
          {sendsEmail ? (
            <Trans>We’ve sent this receipt to the email of order {orderNumber}.</Trans>
          ) : (
            <Trans>Please print or save this receipt for order {orderNumber}.</Trans>
          )}{' '}
          <Trans>If you already have the items, we’ll email you how to send them back.</Trans>
        </Callout>
        <div className={styles.card}>
          <WithdrawalList withdrawals={[withdrawal]} />
        </div>
      </Stack>
    </div>
  );
}
