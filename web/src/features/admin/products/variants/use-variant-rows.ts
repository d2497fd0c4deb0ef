import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ProductValues, optionNamesOf } from '../form/product-values.ts';
import { countCombinations, fitVariants, MAX_VARIANTS } from './variant-values.ts';

type VariantForm = Pick<UseFormReturn<ProductValues>, 'subscribe' | 'getValues' | 'setValue' | 'clearErrors'>;

/** Keeps the form's variants in sync with its options, and returns how many there are. */
export function useVariantRows(form: UseFormReturn<ProductValues>): number {
  const [colours, sizes, otherValues] = useWatch({
    control: form.control,
    name: ['colours', 'sizes', 'otherValues'],
  });
  useEffect(() => keepVariantsFitted(form), [form]);
  return countCombinations(optionNamesOf({ colours, sizes, otherValues }));
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
        ? variants.map((variant) => ({ ...variant, stock: stock.trim() || '0' }))
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
