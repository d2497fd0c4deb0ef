import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { type Contents, formatMeasure, isOfSameKind, parseMeasure } from '../unit-prices/unit-price.ts';

/** As loaded by the ORM. */
interface StoredContents {
  unitMeasure?: string | null;
  unitPriceBase?: string | null;
}

/**
 * What a variant contains after a change, in which omitted values stay; without contents it has no base.
 * @throws UserError INVALID_VALUE for a base of another kind of unit; `field` is the path of the variant
 */
export function contentsAfter(
  change: { [Part in keyof Contents]?: Contents[Part] | undefined },
  before: StoredContents,
  field: readonly string[],
): Required<StoredContents> {
  const stored = (text: string | null | undefined) => parseMeasure(text ?? '');
  const { unitMeasure = stored(before.unitMeasure) } = change;
  const isRemoved = unitMeasure === null && !change.unitPriceBase;
  const { unitPriceBase = isRemoved ? null : stored(before.unitPriceBase) } = change;
  if (unitPriceBase && !(unitMeasure && isOfSameKind(unitMeasure, unitPriceBase)))
    throw userError('INVALID_VALUE', message('unitMeasure.otherKind'), [...field, 'unitPriceBase']);
  return {
    unitMeasure: unitMeasure && formatMeasure(unitMeasure),
    unitPriceBase: unitPriceBase && formatMeasure(unitPriceBase),
  };
}
