import { type UseFormReturn, useWatch } from 'react-hook-form';
import { idsIn, type PromotionValues } from './promotion-values.ts';

/** A form field that holds ids. */
type IdsField = 'productIds' | 'categoryIds' | 'collectionIds' | 'customerIds';

/** The ids in a form field, with functions to add and remove one. */
export function useChosenIds(form: UseFormReturn<PromotionValues>, name: IdsField) {
  const ids = idsIn(useWatch({ control: form.control, name }));
  const set = (next: readonly string[]) =>
    form.setValue(name, next.join(' '), { shouldDirty: true, shouldTouch: true });
  return {
    ids,
    add: (id: string) => set([...ids, id]),
    removeAt: (index: number) => set(ids.filter((_, at) => at !== index)),
  };
}
