import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type ProductValues, optionNamesOf } from '../product-values.ts';
import { countCombinations, fitVariants, type OptionNames } from './variant-values.ts';

/**
 * Keeps the form's variants those of its colours and sizes, and returns how many there are. The stock of a product with
 * several is typed for each of them.
 */
export function useVariantRows(form: UseFormReturn<ProductValues>): number {
  const [colours, sizes] = useWatch({ control: form.control, name: ['colours', 'sizes'] });
  const options = JSON.stringify(optionNamesOf({ colours, sizes }));
  const before = useRef(options);
  useEffect(() => {
    if (before.current === options) return;
    const [was, now] = [readOptions(before.current), readOptions(options)];
    before.current = options;
    const isOnlyOne = countCombinations(was) === 1;
    const { variants, stock } = form.getValues();
    const known = isOnlyOne
      ? variants.map((variant) => ({ ...variant, stock: stock.trim() || '0' }))
      : variants;
    const fitted = fitVariants(known, was, now);
    form.setValue('variants', fitted, { shouldDirty: true });
    if (!isOnlyOne && countCombinations(now) === 1) {
      form.setValue('stock', fitted[0]?.stock ?? '', { shouldDirty: true });
    }
  }, [options, form]);
  return countCombinations(readOptions(options));
}

function readOptions(text: string): OptionNames {
  return JSON.parse(text) as OptionNames;
}
