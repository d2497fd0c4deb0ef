import { RequestError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import type { CustomField, CustomFieldOwner } from '../../custom-fields/custom-fields.ts';
import { currentValues, readValue } from '../../custom-fields/field-values.ts';
import { type FieldFilter, rangeTypes } from './field-filter.ts';
import { type OptionFilter, optionPrefix, readNamedOption } from './option-filter.ts';
import { type CountPrecision, precisionOf } from '../../../shared/paging/limited-count.ts';

/** The basic colors of the database function `base_colour`, as in the contract. */
export const baseColours = [
  ...(['RED', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'PURPLE'] as const),
  ...(['PINK', 'BROWN', 'BEIGE', 'WHITE', 'GREY', 'BLACK'] as const),
];

export type BaseColour = (typeof baseColours)[number];

/** The ratings to choose from; each means "and up". */
export const RATINGS = [4, 3, 2, 1] as const;

/** The maximum number of values per filter: as many categories as the shop can have. */
const MAX_VALUES = { ids: 100, categories: 300, colours: 50, sizes: 50, brands: 50, fields: 50 };
/** The maximum length of a brand. */
const MAX_VALUE = 60;
const MAX_OPTIONS = 5;
const MAX_FIELDS = 10;
/** The maximum length of a custom field's value. */
const MAX_FIELD_VALUE = 500;
/** How many options besides color and size are counted, and values of each. */
export const SHOWN_OPTIONS = 20;
export const SHOWN_VALUES = 100;
/** How many values of a custom field are counted. */
export const SHOWN_FIELD_VALUES = 30;

/** The filter values that have limits, as in the contract. */
interface FilterValues {
  ids?: string[] | null | undefined;
  categories?: string[] | null | undefined;
  colours?: BaseColour[] | null | undefined;
  sizes?: string[] | null | undefined;
  options?: readonly OptionFilter[] | null | undefined;
  fields?: readonly FieldFilter[] | undefined;
  variantFields?: readonly FieldFilter[] | undefined;
  brands?: string[] | null | undefined;
  tag?: string | null | undefined;
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  minRating?: number | null | undefined;
}

/**
 * Validates a product filter. @throws RequestError BAD_REQUEST for too many, too long or impossible values
 */
export function assertFilter(filter: FilterValues): void {
  const { minPrice, maxPrice, minRating, tag } = filter;
  if (tag && tag.length > MAX_VALUE)
    throw badRequest(message('request.valueTooLong', { field: 'tag', max: MAX_VALUE }));
  for (const field of ['ids', 'categories', 'colours', 'sizes', 'brands'] as const) {
    assertValues(field, filter[field] ?? [], MAX_VALUES[field]);
  }
  const options = filter.options ?? [];
  assertValues(
    'options',
    options.map(({ name }) => name),
    MAX_OPTIONS,
  );
  for (const { values } of options) assertValues('options', values, MAX_VALUES.sizes);
  if (options.some(({ values }) => values.length === 0))
    throw badRequest(message('request.valuesEmpty', { field: 'options' }));
  for (const field of ['minPrice', 'maxPrice'] as const) {
    if ((filter[field] ?? 0) < 0) throw badRequest(message('request.priceNegative', { field }));
  }
  if (typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice) {
    throw badRequest(message('request.pricesOutOfOrder'));
  }
  if (typeof minRating === 'number' && (minRating < 1 || minRating > 5)) {
    throw badRequest(message('request.ratingOutOfRange'));
  }
}

/** A condition on a custom field as a caller sends it, as in the contract. */
export interface RequestedField {
  owner?: CustomFieldOwner | null | undefined;
  key: string;
  values?: readonly string[] | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/**
 * The conditions on custom fields of products and of variants. Values that do not fit the field match
 * nothing.
 * @throws RequestError BAD_REQUEST for a field by which products cannot be filtered, or impossible values
 */
export function toFieldFilters(
  requested: readonly RequestedField[],
  filterable: readonly CustomField[],
): { fields: FieldFilter[]; variantFields: FieldFilter[] } {
  if (requested.length > MAX_FIELDS)
    throw badRequest(message('request.tooManyValues', { field: 'fields', max: MAX_FIELDS }));
  const filters = requested.map((each) => toFieldFilter(each, filterable));
  const repeated = filters.find(({ field }, index) =>
    filters.slice(0, index).some((other) => other.field === field),
  );
  if (repeated) throw badRequest(message('request.fieldRepeated', { key: repeated.field.key }));
  return {
    fields: filters.filter(({ field }) => field.owner === 'PRODUCT'),
    variantFields: filters.filter(({ field }) => field.owner === 'VARIANT'),
  };
}

function toFieldFilter(
  { owner, key, values = null, from = null, to = null }: RequestedField,
  filterable: readonly CustomField[],
): FieldFilter {
  const field = filterable.find((each) => each.owner === (owner ?? 'PRODUCT') && each.key === key);
  if (!field) throw badRequest(message('request.fieldNotFilterable', { key }));
  const limits = [from, to].filter((limit) => limit !== null);
  if (limits.length > 0 && !rangeTypes.includes(field.type))
    throw badRequest(message('request.fieldWithoutRange', { key }));
  if ((values ?? limits).length === 0) throw badRequest(message('request.valuesEmpty', { field: 'fields' }));
  assertValues('fields', values ?? [], MAX_VALUES.fields, MAX_FIELD_VALUE);
  assertValues('fields', limits, limits.length, MAX_FIELD_VALUE);
  const read = (value: string | null) => (value === null ? null : readValue(field, value));
  if (limits.some((limit) => read(limit) === null)) return { field, values: [], from: null, to: null };
  const fitting = values && values.flatMap((value) => read(value) ?? []);
  return { field, values: fitting, from: read(from), to: read(to) };
}

/** Identifies a custom field among those of products and variants: `weight`, `variant.weight`. */
export const fieldName = ({ owner, key }: CustomField) => (owner === 'VARIANT' ? `variant.${key}` : key);

function assertValues(
  field: string,
  values: readonly string[],
  max: number,
  maxLength: number = MAX_VALUE,
): void {
  if (values.length > max) throw badRequest(message('request.tooManyValues', { field, max }));
  if (values.some((value) => value.length > maxLength)) {
    throw badRequest(message('request.valueTooLong', { field, max: maxLength }));
  }
}

function badRequest(reason: ReturnType<typeof message>): RequestError {
  return new RequestError('BAD_REQUEST', reason);
}

/** A count from the database; `value` is empty for a facet with a single value. */
export interface CountedValue {
  facet:
    | 'CATEGORY'
    | 'COLOUR'
    | 'SIZE'
    /** Its value has the option's name, too (`readNamedOption`). */
    | 'OPTION'
    /** Likewise with the name of a custom field (`fieldName`). */
    | 'FIELD'
    /** Likewise with its lowest and highest value as a number; there is no count. */
    | 'FIELD_MIN'
    | 'FIELD_MAX'
    | 'BRAND'
    | 'RATING'
    | 'IN_STOCK'
    | 'DISCOUNTED'
    | 'NEW'
    | 'LOWEST'
    | 'HIGHEST'
    /** How many products the values were counted among; up to 10,001, as in `limitedCount`. */
    | 'SEEN';
  value: string;
  /** Null when there is no price. */
  count: number | null;
}

export interface FilterValue {
  value: string;
  count: number;
}

/** The values of a custom field, and the limits of its range; null for a type without one. */
interface FieldFilterValues extends Pick<CustomField, 'owner' | 'key' | 'name' | 'type' | 'unit'> {
  min: string | null;
  max: string | null;
  values: FilterValue[];
}

/** The options for narrowing a list, as in the contract. */
export interface FilterOptions {
  countPrecision: CountPrecision;
  categories: FilterValue[];
  colours: { colour: BaseColour; count: number }[];
  sizes: FilterValue[];
  options: { name: string; values: FilterValue[] }[];
  fields: FieldFilterValues[];
  brands: FilterValue[];
  ratings: { minRating: number; count: number }[];
  inStockCount: number;
  discountedCount: number;
  newCount: number;
  lowestPrice: number | null;
  highestPrice: number | null;
}

/** Sorts the counts. Values that the filter selects are included even without products. */
export function toFilterOptions(
  counted: readonly CountedValue[],
  filter: FilterValues,
  filterable: readonly CustomField[] = [],
): FilterOptions {
  const valuesOf = (facet: CountedValue['facet'], chosen: readonly string[] | null = []): FilterValue[] => {
    const countByValue = new Map(
      counted.flatMap((row) => (row.facet === facet ? [[row.value, row.count ?? 0] as const] : [])),
    );
    return [...new Set([...countByValue.keys(), ...(chosen ?? [])])].map((value) => ({
      value,
      count: countByValue.get(value) ?? 0,
    }));
  };
  const only = (facet: CountedValue['facet']) => counted.find((row) => row.facet === facet)?.count ?? null;
  const chosenFields = [...(filter.fields ?? []), ...(filter.variantFields ?? [])];
  const chosenColours = filter.colours?.map((colour) => colour.toLowerCase());
  const colours = new Map(valuesOf('COLOUR', chosenColours).map(({ value, count }) => [value, count]));
  const ratings = new Map(valuesOf('RATING').map(({ value, count }) => [value, count]));
  return {
    countPrecision: precisionOf(only('SEEN') ?? 0),
    categories: valuesOf('CATEGORY', filter.categories),
    colours: baseColours.flatMap((colour) => {
      const count = colours.get(colour.toLowerCase());
      return count === undefined ? [] : [{ colour, count }];
    }),
    sizes: valuesOf('SIZE', filter.sizes).sort((one, other) => compareSizes(one.value, other.value)),
    options: optionsOf(
      valuesOf(
        'OPTION',
        filter.options?.flatMap(({ name, values }) => values.map((value) => optionPrefix(name) + value)),
      ),
      filter.options ?? [],
    ),
    fields: fieldsOf(
      valuesOf(
        'FIELD',
        chosenFields.flatMap(({ field, values }) =>
          (values ?? []).map((value) => optionPrefix(fieldName(field)) + value),
        ),
      ),
      chosenFields,
      filterable.map((field) => ({
        field,
        min: limitOf(field, 'FIELD_MIN', counted),
        max: limitOf(field, 'FIELD_MAX', counted),
      })),
    ),
    brands: valuesOf('BRAND', filter.brands).sort((one, other) => byAlphabet.compare(one.value, other.value)),
    ratings: RATINGS.flatMap((minRating) => {
      const count = ratings.get(String(minRating)) ?? 0;
      return count > 0 || filter.minRating === minRating ? [{ minRating, count }] : [];
    }),
    inStockCount: only('IN_STOCK') ?? 0,
    discountedCount: only('DISCOUNTED') ?? 0,
    newCount: only('NEW') ?? 0,
    lowestPrice: only('LOWEST'),
    highestPrice: only('HIGHEST'),
  };
}

/**
 * Groups the values of options by their names, those of the most products first. What the filter selects is
 * never cut off.
 */
function optionsOf(
  named: readonly FilterValue[],
  selected: readonly OptionFilter[],
): FilterOptions['options'] {
  const selectedValues = new Map(selected.map(({ name, values }) => [name, new Set(values)]));
  const read = named.map(({ value, count }) => ({ ...readNamedOption(value), count }));
  const total = (values: readonly FilterValue[]) => values.reduce((sum, { count }) => sum + count, 0);
  const options = [...Map.groupBy(read, ({ name }) => name)]
    .map(([name, values]) => ({ name, values: values.map(({ value, count }) => ({ value, count })) }))
    .sort(
      (one, other) => total(other.values) - total(one.values) || byAlphabet.compare(one.name, other.name),
    );
  return cut(options, SHOWN_OPTIONS, ({ name }) => selectedValues.has(name)).map(({ name, values }) => ({
    name,
    values: cut(values, SHOWN_VALUES, ({ value }) => selectedValues.get(name)?.has(value) ?? false).sort(
      (one, other) => compareSizes(one.value, other.value),
    ),
  }));
}

/** Groups values by their fields, without those that no longer fit; selected ones are never cut off. */
function fieldsOf(
  named: readonly FilterValue[],
  selected: readonly FieldFilter[],
  filterable: readonly (Pick<FieldFilterValues, 'min' | 'max'> & { field: CustomField })[],
): FieldFilterValues[] {
  const read = named.map(({ value, count }) => ({ ...readNamedOption(value), count }));
  const byName = Map.groupBy(read, ({ name }) => name);
  return filterable.flatMap(({ field, min, max }) => {
    const { owner, key, name, type, unit, choices } = field;
    const isSelected = ({ value }: FilterValue) =>
      selected.some((filter) => filter.field === field && filter.values?.includes(value));
    const values = (byName.get(fieldName(field)) ?? [])
      .filter(({ value }) => currentValues(field, { [key]: [value] })[0] === value)
      .map(({ value, count }) => ({ value, count }));
    if (values.length === 0) return [];
    const shown = cut(values, SHOWN_FIELD_VALUES, isSelected).sort(
      (one, other) =>
        choices.indexOf(one.value) - choices.indexOf(other.value) || compareSizes(one.value, other.value),
    );
    return [{ owner, key, name, type, unit, min, max, values: shown }];
  });
}

/** A limit of the field's range in the format of its type. */
function limitOf(
  field: CustomField,
  facet: 'FIELD_MIN' | 'FIELD_MAX',
  counted: readonly CountedValue[],
): string | null {
  const prefix = optionPrefix(fieldName(field));
  const row = counted.find((each) => each.facet === facet && each.value.startsWith(prefix));
  const limit = row?.value.slice(prefix.length) ?? null;
  return field.type === 'DATE' && limit ? limit.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : limit;
}

/** The first items, and all selected ones instead of the last of them. */
function cut<Item>(items: readonly Item[], max: number, isSelected: (item: Item) => boolean): Item[] {
  const shown = new Set(
    [...items.filter(isSelected), ...items.filter((item) => !isSelected(item))].slice(0, max),
  );
  return items.filter((item) => shown.has(item));
}

const byAlphabet = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Sorts sizes as shoppers expect: S, M, L and similar from the smallest (S/M counts as S), then sizes with a
 * number (38, EU 40, 2 l) by number, then words.
 */
export function compareSizes(one: string, other: string): number {
  const [left, right] = [rankOf(one), rankOf(other)];
  const difference =
    left.kind - right.kind || left.unit.localeCompare(right.unit) || left.value - right.value;
  return difference || byAlphabet.compare(one, other);
}

function rankOf(size: string): { kind: number; unit: string; value: number } {
  const letters = /^(\d*)(x*)(s|m|l)$/i.exec(size.replace(/\/.*/, '').replaceAll(/[\s-]/g, ''));
  if (letters) {
    const [, times = '', crosses = '', letter = ''] = letters;
    const far = times === '' ? crosses.length : Number(times) * crosses.length;
    // A bare "2 l" is a volume, and XM is not a size.
    if (times === '' || crosses.length === 1) {
      const value = { s: -1 - far, m: 0, l: 1 + far }[letter.toLowerCase()] ?? 0;
      return { kind: 0, unit: '', value };
    }
  }
  const number = /\d+(?:[.,]\d+)?/.exec(size);
  if (!number) return { kind: 2, unit: '', value: 0 };
  const unit = size.replace(number[0], '').trim().toLowerCase();
  return { kind: 1, unit, value: Number(number[0].replace(',', '.')) };
}
