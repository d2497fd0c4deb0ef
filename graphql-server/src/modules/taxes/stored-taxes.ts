import { newId } from '../../shared/new-id.ts';
import type { TaxClass, TaxSettings } from './taxes.ts';

/** Classes as staff send them: without an id, one is new. */
type TaxesChange = Partial<Omit<TaxSettings, 'classes'>> & {
  classes?: (Omit<TaxClass, 'id'> & { id?: string | null | undefined })[];
};

/** No taxes; what is set when they are switched on is what most countries ask of shops for consumers. */
export const noTaxes: TaxSettings = {
  isEnabled: false,
  pricesIncludeTax: true,
  rounding: 'LINE',
  region: null,
  classes: [{ id: 'standard', name: 'Standard', isForDelivery: true, rates: [] }],
};

/**
 * What is stored of a change that staff make: what was there keeps its id, which products refer to, and the
 * rest gets one.
 */
export function taxesChange({ classes, ...change }: TaxesChange, before: TaxSettings): object {
  if (!classes) return change;
  const known = new Set(before.classes.map(({ id }) => id));
  return {
    ...change,
    classes: classes.map(({ id, ...taxClass }) => ({
      id: id && known.delete(id) ? id : newId(),
      ...taxClass,
    })),
  };
}
