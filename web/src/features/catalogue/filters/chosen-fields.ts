import type { CustomFieldOwner } from '../../../gql/graphql.ts';
import type { ChosenOption } from '../../../navigation/shop-search.ts';
import type { Range } from './facets/range-filter.tsx';

/** What is chosen of a custom field: values, or a range of them. */
export interface ChosenField extends Range<string> {
  /** In the URL: `weight`, and `variant.weight` for a field of variants. */
  name: string;
  owner: CustomFieldOwner;
  key: string;
  values: readonly string[];
}

const OF_VARIANTS = 'variant.';

/** The name of a field in the URL; keys have no dots. */
export const fieldName = ({ owner, key }: { owner: CustomFieldOwner; key: string }) =>
  owner === 'VARIANT' ? OF_VARIANTS + key : key;

/** The server's limit. */
const MAX_FIELDS = 10;

/** Without what makes it the limit of a range; `variant.from` is a field of variants with the key `from`. */
function withoutLimit(name: string): string {
  const field = name.replace(/\.(?:from|to)$/u, '');
  return `${field}.` === OF_VARIANTS ? name : field;
}

/**
 * Reads what the URL has of custom fields: `field.weight.from=2` is the lower limit of a range. Fields beyond
 * the server's limit are left out.
 */
export function chosenFields(chosen: readonly ChosenOption[]): ChosenField[] {
  const valuesOf = (name: string) => chosen.find((each) => each.name === name)?.values ?? [];
  const names = new Set(chosen.map(({ name }) => withoutLimit(name)));
  return [...names].slice(0, MAX_FIELDS).map((name) => ({
    name,
    owner: name.startsWith(OF_VARIANTS) ? 'VARIANT' : 'PRODUCT',
    key: name.replace(OF_VARIANTS, ''),
    values: valuesOf(name),
    from: valuesOf(`${name}.from`)[0] ?? null,
    to: valuesOf(`${name}.to`)[0] ?? null,
  }));
}

/** Chooses another range of a field. */
export function withRange(
  chosen: readonly ChosenOption[],
  name: string,
  { from, to }: Range<string>,
): ChosenOption[] {
  const limits = [
    { name: `${name}.from`, value: from },
    { name: `${name}.to`, value: to },
  ];
  return [
    ...chosen.filter((each) => limits.every((limit) => limit.name !== each.name)),
    ...limits.flatMap((limit) => (limit.value === null ? [] : [{ name: limit.name, values: [limit.value] }])),
  ];
}
