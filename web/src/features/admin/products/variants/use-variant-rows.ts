import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ProductValues, optionNamesOf } from '../form/product-values.ts';
import {
  countCombinations,
  fitVariants,
  isPossible,
  MAX_VARIANTS,
  type OptionNames,
  type VariantValue,
} from './variant-values.ts';

type VariantForm = Pick<UseFormReturn<ProductValues>, 'subscribe' | 'getValues' | 'setValue' | 'clearErrors'>;

/** Keeps the form's variants in sync with its options, and returns how many there are. */
export function useVariantRows(form: UseFormReturn<ProductValues>): number {
  const [colours, sizes, otherOptions, variants] = useWatch({
    control: form.control,
    name: ['colours', 'sizes', 'otherOptions', 'variants'],
  });
  useEffect(() => keepVariantsFitted(form), [form]);
  return countRows(variants, optionNamesOf({ colours, sizes, otherOptions }));
}

/**
 * The number of variants of these options. A product with too many combinations, such as an imported one, has
 * rows for what it offers, unless its variants do not fit the options.
 */
function countRows(variants: readonly VariantValue[], options: OptionNames): number {
  const count = countCombinations(options);
  const isListed = count > MAX_VARIANTS && variants.every((variant) => isPossible(options, variant));
  return isListed ? variants.length : count;
}

/**
 * Updates the variants whenever an option is edited, until the returned function is called. Stock is entered
 * per variant, or, with a single variant, in the product's own field; it moves between the two.
 */
export function keepVariantsFitted(form: VariantForm): () => void {
  let options = optionNamesOf(form.getValues());
  return form.subscribe({
    formState: { values: true },
    callback: ({ name, values }) => {
      const [before, now] = [options, optionNamesOf(values)];
      if (JSON.stringify(before) === JSON.stringify(now)) return;
      // Thousands of rows would block the browser; the previous variants stay until there are fewer.
      if (countCombinations(now) > MAX_VARIANTS) return;
      options = now;
      // A reset, such as a restored draft, brings the variants of its options.
      if (name === undefined) return;
      const { variants, stock } = form.getValues();
      const wasOnlyOne = countCombinations(before) === 1;
      const currentVariants = wasOnlyOne
        ? variants.map((variant) => ({ ...variant, stock: stock.trim() }))
        : variants;
      const fitted = fitVariants(currentVariants, before, now);
      // Errors belong to list positions, which now hold other variants.
      form.clearErrors('variants');
      form.setValue('variants', fitted, { shouldDirty: true });
      if (!wasOnlyOne && countCombinations(now) === 1) {
        form.setValue('stock', fitted[0]?.stock ?? '', { shouldDirty: true });
      }
    },
  });
}
