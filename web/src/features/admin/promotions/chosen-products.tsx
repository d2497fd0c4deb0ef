import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ProductsToChooseDocument } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { FormSearchField, useFormSearch } from '../ui/form-search.tsx';
import { type Choosable, ChosenList, useChosen } from './chosen-things.tsx';
import type { PromotionValues } from './promotion-values.ts';
import styles from './promotions.module.css';

interface ChosenProductsProps {
  form: UseFormReturn<PromotionValues>;
  /** Those that are chosen already. */
  products: readonly Choosable[];
}

/** The products that a promotion is for, found by their names. */
export function ChosenProducts({ form, products }: ChosenProductsProps) {
  const { ids, add, remove } = useChosen(form, 'productIds');
  const [added, setAdded] = useState<readonly Choosable[]>([]);
  const search = useFormSearch();
  const { query } = search;
  const { data, error } = useQuery(ProductsToChooseDocument, {
    variables: { text: query },
    skip: query === '',
  });
  const found = query === '' ? [] : (data?.products.nodes ?? []);
  return (
    <>
      <FormSearchField name="productSearch" label={t`Products`} search={search} error={error} />
      {found.length > 0 && (
        <ul role="list" className={styles.examples} aria-label={t`Found products`}>
          {found.map(({ id, title }) => (
            <li key={id} className={styles.example}>
              <span>{title}</span>
              <Button
                size="sm"
                variant="outline"
                disabled={ids.includes(id)}
                onClick={() => {
                  setAdded([...added, { id, name: title }]);
                  add(id);
                }}
              >
                {ids.includes(id) ? (
                  <Trans>Added</Trans>
                ) : (
                  <Trans>
                    Add<VisuallyHidden> {title}</VisuallyHidden>
                  </Trans>
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChosenList ids={ids} things={[...products, ...added]} onRemove={remove} />
    </>
  );
}
