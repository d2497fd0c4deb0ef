import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ChosenProduct_productFragment, ProductsToChooseDocument } from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { FormSearchField, useFormSearch } from '../ui/form-search.tsx';
import { ProductRow, ProductRows } from './product-rows.tsx';

interface ProductSearchProps {
  id: string;
  /** The ids of those that are chosen already. */
  chosen: readonly string[];
  /** How many can be chosen. */
  max: number;
  onAdd: (product: ChosenProduct_productFragment) => void;
}

/** Finds products while somebody types, each with a button that adds it. */
export function ProductSearch({ id, chosen, max, onAdd }: ProductSearchProps) {
  const search = useFormSearch();
  const { query } = search;
  const { data, error } = useQuery(ProductsToChooseDocument, {
    variables: { text: query },
    skip: query === '',
  });
  const found = query === '' ? [] : (data?.products.nodes ?? []);

  return (
    <>
      <FormSearchField
        id={id}
        name="productSearch"
        label={t`Find products to add`}
        search={search}
        error={error}
      />
      {found.length > 0 && (
        <ProductRows label={t`Found products`}>
          {found.map((product) => (
            <ProductRow key={product.id} title={product.title} picture={product.image.url}>
              <Button
                size="sm"
                variant="outline"
                disabled={chosen.includes(product.id) || chosen.length >= max}
                onClick={() => onAdd(product)}
              >
                <Plus size={18} aria-hidden="true" />
                {chosen.includes(product.id) ? (
                  <Trans>Added</Trans>
                ) : (
                  <Trans>
                    Add<VisuallyHidden> {product.title}</VisuallyHidden>
                  </Trans>
                )}
              </Button>
            </ProductRow>
          ))}
        </ProductRows>
      )}
    </>
  );
}
