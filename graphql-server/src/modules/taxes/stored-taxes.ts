import { newId } from '../../shared/new-id.ts';
import type { TaxClass, TaxSettings } from './taxes.ts';

/** Tax classes as staff send them; those without an id are new. */
type TaxesChange = Partial<Omit<TaxSettings, 'classes'>> & {
  classes?: (Omit<TaxClass, 'id'> & { id?: string | null | undefined })[];
};

/** No taxes. The other values apply once taxes are switched on, and suit most countries' consumer shops. */
export const noTaxes: TaxSettings = {
  isEnabled: false,
  pricesIncludeTax: true,
  rounding: 'LINE',
  region: null,
  isReverseChargeEnabled: false,
  vatNumber: null,
  classes: [{ id: 'standard', name: 'Standard', isForDelivery: true, rates: [] }],
};

/**
 * The stored form of a change: existing classes keep their ids, which products refer to; new ones get one.
 */
export function taxesChange({ classes, ...change }: TaxesChange, before: TaxSettings): object {
  if (!classes) return change;
  const existingIds = new Set(before.classes.map(({ id }) => id));
  return {
    ...change,
    classes: classes.map(({ id, ...taxClass }) => ({
      id: id && existingIds.delete(id) ? id : newId(),
      ...taxClass,
    })),
  };
}
