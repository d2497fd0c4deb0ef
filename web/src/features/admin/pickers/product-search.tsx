import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ChosenProduct_productFragment, ProductsToChooseDocument } from '../../../gql/graphql.ts';
import { FormSearchField, useFormSearch } from '../ui/form/form-search.tsx';
import { AddButton } from './add-button.tsx';
import { PickerRow, PickerRows } from './picker-rows.tsx';

interface ProductSearchProps {
  id: string;
  /** The ids of products already selected. */
  chosen: readonly string[];
  /** The maximum number of products. */
  max: number;
  onAdd: (product: ChosenProduct_productFragment) => void;
}

/** Searches products as you type; each result has a button to add it. */
export function ProductSearch({ id, chosen, max, onAdd }: ProductSearchProps) {
  const search = useFormSearch();
  const { query } = search;
  const { data, error } = useQuery(ProductsToChooseDocument, {
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
      {products.length > 0 && (
        <PickerRows label={t`Matching products`}>
          {products.map((product) => (
            <PickerRow key={product.id} title={product.title} picture={product.image.url}>
              <AddButton
                title={product.title}
                isAdded={chosen.includes(product.id)}
                isFull={chosen.length >= max}
                onAdd={() => onAdd(product)}
              />
            </PickerRow>
          ))}
        </PickerRows>
      )}
    </>
  );
}
