import { useLazyQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { errorMessage, userErrorMessages } from '../../../apollo/error-message.ts';
import { PromotionPreviewDocument, type PromotionPreviewQuery } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../ui/page/panel.tsx';
import { type FormTerms, inputOf, type PromotionValues } from './promotion-values.ts';
import styles from './promotions.module.css';

interface PromotionExamplesProps {
  form: UseFormReturn<PromotionValues>;
  /** Null for an unsaved promotion. */
  id: string | null;
  terms: FormTerms;
}

/** What recent carts and orders would have cost with the form's current values. */
export function PromotionExamples({ form, id, terms }: PromotionExamplesProps) {
  const [show, { data, loading, error }] = useLazyQuery(PromotionPreviewDocument, {
    fetchPolicy: 'no-cache',
  });
  const examples = data?.promotionPreview.examples;
  const problem = error ? errorMessage(error) : userErrorMessages(data?.promotionPreview).join(' ');
  return (
    <Panel title={t`Effect on recent orders`}>
      <p className={classNames(styles.note, styles.intro)}>
        <Trans>Recent carts and orders, as if the promotion were active. Nothing is saved or changed.</Trans>
      </p>
      <div className={styles.show}>
        <Button
          variant="outline"
          size="sm"
          pending={loading}
          onClick={() => void show({ variables: { input: exampleInput(form.getValues(), terms), id } })}
        >
          <Trans>Show examples</Trans>
        </Button>
      </div>
      <div role="status">
        {problem && <p className={styles.note}>{problem}</p>}
        {examples?.length === 0 && (
          <p className={styles.note}>
            <Trans>There are no carts and no orders yet.</Trans>
          </p>
        )}
        {examples && examples.length > 0 && (
          <ul role="list" className={styles.examples} aria-label={t`Examples`}>
            {examples.map((example, index) => (
              <Example key={example.orderId ?? index} example={example} currency={terms.currency} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** The name does not affect prices, so it may be missing. */
function exampleInput(values: PromotionValues, terms: FormTerms) {
  const input = inputOf(values, terms);
  return { ...input, title: input.title || t`Promotion` };
}

type PromotionExample = NonNullable<PromotionPreviewQuery['promotionPreview']['examples']>[number];

function Example({ example, currency }: { example: PromotionExample; currency: string }) {
  const { orderNumber, itemCount, before, after, ineligibilityReason } = example;
  const units = plural(itemCount, { one: '# item', other: '# items' });
  return (
    <li className={styles.example}>
      <span>{orderNumber == null ? t`Cart, ${units}` : t`Order ${orderNumber}, ${units}`}</span>
      <span className={styles.amounts}>
        {after === before
          ? formatMoney(before, currency)
          : t`${formatMoney(after, currency)} instead of ${formatMoney(before, currency)}`}
      </span>
      {ineligibilityReason && <span className={styles.note}>{ineligibilityReason.message}</span>}
    </li>
  );
}
