import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import { errorMessage } from '../../../apollo/error-message.ts';
import { SalePreviewDocument } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { PickerRow, PickerRows } from '../pickers/picker-rows.tsx';
import { discountOf, type SaleValues } from './sale-values.ts';
import styles from './sales.module.css';

/** In ms: while somebody types, what half a number makes of prices is of no use. */
const SETTLE_MS = 400;

interface SalePreviewProps {
  control: Control<SaleValues>;
  currency: string;
}

/** How many products the sale lowers as it is now, and what the first of them would cost. */
export function SalePreview({ control, currency }: SalePreviewProps) {
  const values = useWatch({ control }) as SaleValues;
  const settled = useSettled(JSON.stringify(discountOf(values, currency)), SETTLE_MS);
  const variables = JSON.parse(settled) as ReturnType<typeof discountOf>;
  const isEmpty =
    variables.products.length + variables.categoryIds.length + variables.collectionIds.length === 0;
  const result = useQuery(SalePreviewDocument, {
    variables,
    skip: isEmpty,
    fetchPolicy: 'cache-and-network',
  });
  const { salePreview: preview } = result.data ?? result.previousData ?? {};
  if (isEmpty) {
    return (
      <p role="status" className={styles.note}>
        <Trans>Choose products, categories or collections to see what they would cost.</Trans>
      </p>
    );
  }
  return (
    <>
      <p role="status">
        {result.error
          ? t`The preview could not be loaded. ${errorMessage(result.error)}`
          : preview &&
            plural(preview.productCount, {
              one: '# product would be in the sale now',
              other: '# products would be in the sale now',
            })}
      </p>
      <PickerRows label={t`First products of the sale`}>
        {preview?.products.map(({ product, before, after }) => (
          <PickerRow key={product.id} title={product.title} picture={product.image.url}>
            {after < before ? (
              <span>
                <VisuallyHidden>
                  <Trans>before:</Trans>{' '}
                </VisuallyHidden>
                <s className={styles.before}>{formatMoney(before, currency)}</s>{' '}
                <VisuallyHidden>
                  <Trans>in the sale:</Trans>{' '}
                </VisuallyHidden>
                <span className={styles.after}>{formatMoney(after, currency)}</span>
              </span>
            ) : (
              <span className={styles.note}>
                <Trans>stays at {formatMoney(before, currency)}</Trans>
              </span>
            )}
          </PickerRow>
        ))}
      </PickerRows>
    </>
  );
}
