import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import { errorMessage } from '../../../apollo/error-message.ts';
import { PriceCampaignPreviewDocument } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { PickerRow, PickerRows } from '../pickers/picker-rows.tsx';
import { discountOf, type CampaignValues } from './campaign-values.ts';
import styles from './campaigns.module.css';

/** Debounce in ms, so that a half-typed number triggers no request. */
const SETTLE_MS = 400;

interface CampaignPreviewProps {
  control: Control<CampaignValues>;
  currency: string;
}

/**
 * How many products the campaign reduces with its current values, and the reduced prices of the first of
 * them.
 */
export function CampaignPreview({ control, currency }: CampaignPreviewProps) {
  const values = useWatch({ control }) as CampaignValues;
  const settled = useSettled(JSON.stringify(discountOf(values, currency)), SETTLE_MS);
  const variables = JSON.parse(settled) as ReturnType<typeof discountOf>;
  const isEmpty =
    variables.products.length + variables.categoryIds.length + variables.collectionIds.length === 0;
  const result = useQuery(PriceCampaignPreviewDocument, {
    variables,
    skip: isEmpty,
    fetchPolicy: 'cache-and-network',
  });
  const { priceCampaignPreview: preview } = result.data ?? result.previousData ?? {};
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
              one: '# product would be in the campaign now',
              other: '# products would be in the campaign now',
            })}
      </p>
      <PickerRows label={t`First products of the campaign`}>
        {preview?.products.map(({ product, before, after }) => (
          <PickerRow key={product.id} title={product.title} picture={product.image.url}>
            {after < before ? (
              <span>
                <VisuallyHidden>
                  <Trans>before:</Trans>{' '}
                </VisuallyHidden>
                <s className={styles.before}>{formatMoney(before, currency)}</s>{' '}
                <VisuallyHidden>
                  <Trans>in the campaign:</Trans>{' '}
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
