import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import { errorMessage } from '../../../apollo/error-message.ts';
import { CollectionPreviewDocument } from '../../../gql/graphql.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { PickerRow, PickerRows } from '../pickers/picker-rows.tsx';
import { type CollectionValues, conditionInputs, type ConditionValue } from './collection-values.ts';
import styles from './collections.module.css';

/** Debounce in ms, so that a half-typed price triggers no request. */
const SETTLE_MS = 400;

interface CollectionPreviewProps {
  control: Control<CollectionValues>;
  currency: string;
}

/** How many products match the current conditions, and the first of them. */
export function CollectionPreview({ control, currency }: CollectionPreviewProps) {
  const [match, conditions] = useWatch({ control, name: ['match', 'conditions'] });
  const usable = conditions.filter(isComplete);
  const settled = useSettled(
    JSON.stringify({ match, conditions: conditionInputs(usable, currency) }),
    SETTLE_MS,
  );
  const variables = JSON.parse(settled) as {
    match: typeof match;
    conditions: ReturnType<typeof conditionInputs>;
  };
  const result = useQuery(CollectionPreviewDocument, {
    variables,
    skip: variables.conditions.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  const { collectionPreview: preview } = result.data ?? result.previousData ?? {};
  if (variables.conditions.length === 0) {
    return (
      <p role="status" className={styles.note}>
        <Trans>Complete a condition to see which products meet it.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.preview}>
      <p role="status">
        {result.error
          ? t`The preview could not be loaded. ${errorMessage(result.error)}`
          : preview &&
            (preview.totalCountPrecision === 'EXACT'
              ? plural(preview.totalCount, {
                  one: '# product is in the collection now',
                  other: '# products are in the collection now',
                })
              : t`More than 10,000 products are in the collection now`)}
      </p>
      <PickerRows label={t`First products of the collection`}>
        {preview?.nodes.map((product) => (
          <PickerRow key={product.id} title={product.title} picture={product.image.url} />
        ))}
      </PickerRows>
    </div>
  );
}

function isComplete({ kind, category, tag, minPrice, maxPrice }: ConditionValue): boolean {
  if (kind === 'CATEGORY') return category !== '';
  if (kind === 'TAG') return tag.trim() !== '';
  return kind !== 'PRICE' || minPrice.trim() !== '' || maxPrice.trim() !== '';
}
