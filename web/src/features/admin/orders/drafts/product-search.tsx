import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { type Orderable_productFragment, ProductsToOrderDocument } from '../../../../gql/graphql.ts';
import { chosenValues } from '../../../../lib/chosen-options.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import type { ChosenVariant } from './draft-values.ts';
import { FormSearchField, useFormSearch } from '../../ui/form/form-search.tsx';
import styles from './drafts.module.css';

interface ProductSearchProps {
  id: string;
  currency: string;
  onAdd: (line: ChosenVariant, variantId: string) => void;
}

/** Searches products on sale as you type and lists their variants, each with a button to add it. */
export function ProductSearch({ id, currency, onAdd }: ProductSearchProps) {
  const search = useFormSearch();
  const { query } = search;
  const { data, error, loading } = useQuery(ProductsToOrderDocument, {
    variables: { text: query },
    skip: query === '',
  });
  const products = query === '' ? [] : (data?.products.nodes ?? []);
  return (
    <>
      <FormSearchField
        id={id}
        name="productSearch"
        label={t`Find products to add`}
        search={search}
        error={error}
      />
      {query !== '' && data && !loading && products.length === 0 && (
        <p className={styles.small} role="status">
          <Trans>No available products match this search.</Trans>
        </p>
      )}
      {products.length > 0 && (
        <ul role="list" className={styles.found} aria-label={t`Matching products`}>
          {products.map((product) => (
            <FoundProduct key={product.id} product={product} currency={currency} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </>
  );
}

interface FoundProductProps {
  product: Orderable_productFragment;
  currency: string;
  onAdd: ProductSearchProps['onAdd'];
}

function FoundProduct({ product, currency, onAdd }: FoundProductProps) {
  const { id: productId, title, image, variants } = product;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const first = variants.find(({ stock }) => stock > 0) ?? variants[0];
  const chosen = variants.find(({ id }) => id === chosenId) ?? first;
  if (!chosen) return null;
  const describe = ({ salePrice, stock, tracksStock }: typeof chosen) =>
    !tracksStock
      ? formatMoney(salePrice, currency)
      : stock > 0
        ? t`${formatMoney(salePrice, currency)}, ${stock} in stock`
        : t`Sold out`;
  const nameOf = (variant: typeof chosen) => chosenValues(variant).join(' / ');
  return (
    <li className={styles.foundRow}>
      <Thumbnail image={image} size={48} />
      <div className={styles.what}>
        <span className={styles.title}>{title}</span>
        {variants.length > 1 ? (
          <select
            className={styles.select}
            aria-label={t`Variant of ${title}`}
            value={chosen.id}
            onChange={({ target }) => setChosenId(target.value)}
          >
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {t`${nameOf(variant)}: ${describe(variant)}`}
              </option>
            ))}
          </select>
        ) : (
          <span className={styles.small}>{describe(chosen)}</span>
        )}
      </div>
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          onAdd(
            {
              productId,
              title,
              colour: chosen.colour ?? '',
              size: chosen.size ?? '',
              others: chosen.others,
            },
            chosen.id,
          )
        }
      >
        <Plus size={18} aria-hidden="true" />
        <Trans>
          Add<VisuallyHidden> {title}</VisuallyHidden>
        </Trans>
      </Button>
    </li>
  );
}
