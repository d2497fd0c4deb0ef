import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { ProductSearch } from './product-search.tsx';

/** A product in a form's list. */
export interface ChosenProduct {
  productId: string;
  title: string;
}

interface ChosenProductsProps {
  /** In their order; `id` is react-hook-form's key. */
  products: readonly (ChosenProduct & { id: string })[];
  /** The maximum number of products. */
  max: number;
  /** The list's label. */
  label: string;
  /** The number of products with its unit. */
  count: string;
  onAdd: (product: ChosenProduct) => void;
  onRemove: (index: number) => void;
  /** Additional controls for each product. */
  controls?: (index: number) => ReactNode;
}

/** A form's list of products, with a search to add and buttons to remove them. */
export function ChosenProducts({
  products,
  max,
  label,
  count,
  onAdd,
  onRemove,
  controls,
}: ChosenProductsProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  return (
    <>
      <ProductSearch
        id={id}
        chosen={products.map(({ productId }) => productId)}
        max={max}
        onAdd={({ id: productId, title }) => {
          onAdd({ productId, title });
          setStatus(t`${title} added`);
        }}
      />
      <ChosenRows
        rows={products}
        label={label}
        count={count}
        fieldId={id}
        onRemove={onRemove}
        controls={controls}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}
