import { t } from '@lingui/core/macro';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { ProductSearch } from './product-search.tsx';

/** A product that a form holds. */
export interface ChosenProduct {
  productId: string;
  title: string;
}

interface ChosenProductsProps {
  /** In their order; `id` is the form's own. */
  products: readonly (ChosenProduct & { id: string })[];
  /** How many can be chosen. */
  max: number;
  /** Of the list. */
  label: string;
  /** How many there are, in words. */
  count: string;
  onAdd: (product: ChosenProduct) => void;
  onRemove: (index: number) => void;
  /** What else can be done with one; `announce` lets screen readers say what was done. */
  controls?: (index: number, announce: (status: string) => void) => ReactNode;
}

/** The products of a form: searched for and added, taken out. */
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
        controls={controls && ((index) => controls(index, setStatus))}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}
