import type { MeasureUnit, UnitMeasureInput } from '../../../../gql/graphql.ts';

/** The units of each kind; `pieces` is read as well. */
const kinds: readonly (readonly MeasureUnit[])[] = [
  ['MG', 'G', 'KG'],
  ['ML', 'CL', 'L', 'M3'],
  ['MM', 'CM', 'M'],
  ['M2'],
  ['PIECE'],
];

const MAX_AMOUNT = 1_000_000;

/** Reads what staff type, such as "750 ml" or "1,5 kg"; null for anything else, as the server does. */
export function parseMeasure(text: string): UnitMeasureInput | null {
  // A comma before three digits may be one of thousands.
  const match = /^(\d{1,7}(?:\.\d{1,3}|,\d{1,2})?)\s*(\D.*)$/u.exec(text.trim());
  const amount = Number(match?.[1]?.replace(',', '.'));
  const word = (match?.[2] ?? '')
    .toUpperCase()
    .replace('²', '2')
    .replace('³', '3')
    .replace('PIECES', 'PIECE');
  const unit = kinds.flat().find((each) => each === word);
  return unit && amount > 0 && amount <= MAX_AMOUNT ? { amount, unit } : null;
}

export function measureText(measure: UnitMeasureInput | null | undefined): string {
  return measure ? `${measure.amount} ${measure.unit.toLowerCase()}` : '';
}

/** Whether both are, for example, weights. */
export function areOfOneKind(one: UnitMeasureInput, other: UnitMeasureInput): boolean {
  return kinds.some((units) => units.includes(one.unit) && units.includes(other.unit));
}
