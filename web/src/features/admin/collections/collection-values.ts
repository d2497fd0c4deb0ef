import { plural, t } from '@lingui/core/macro';
import { fieldInputs, type FieldTexts, fieldTextsOf } from '../../../forms/custom-fields/field-values.ts';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';
import type {
  ChosenProduct_productFragment,
  CollectionConditionInput,
  CollectionConditionKind,
  CollectionForm_collectionFragment,
  CollectionInput,
  CollectionKind,
  CollectionMatch,
} from '../../../gql/graphql.ts';
import { fieldsGroup } from '../custom-fields/form/fields-group.ts';
import { pictureGroup, pictureInput, type PictureValues, pictureValues } from '../pictures/picture-values.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** A condition as typed; prices are amounts in the shop's currency. */
export interface ConditionValue {
  kind: CollectionConditionKind;
  category: string;
  tag: string;
  minPrice: string;
  maxPrice: string;
}

export const newCondition: ConditionValue = {
  kind: 'CATEGORY',
  category: '',
  tag: '',
  minPrice: '',
  maxPrice: '',
};

/** The collection form's values, as typed. */
export interface CollectionValues extends PictureValues {
  title: string;
  description: string;
  isVisible: boolean;
  kind: CollectionKind;
  match: CollectionMatch;
  conditions: ConditionValue[];
  /** The chosen products in their order. */
  products: { productId: string; title: string }[];
  fields: FieldTexts;
}

/** The shape of a stored draft. The lists in the form itself may be empty. */
export function exampleOf(values: CollectionValues): CollectionValues {
  return { ...values, conditions: [newCondition], products: [{ productId: '', title: '' }] };
}

/** The form's values for a collection and its products; default values for a new one. */
export function valuesOf(
  collection: CollectionForm_collectionFragment | null,
  products: readonly ChosenProduct_productFragment[],
  currency: string,
): CollectionValues {
  const amount = (price: number | null | undefined) => (price == null ? '' : moneyInputText(price, currency));
  return {
    title: collection?.title ?? '',
    description: collection?.description ?? '',
    isVisible: collection?.isVisible ?? true,
    kind: collection?.kind ?? 'RULES',
    match: collection?.match ?? 'ALL',
    conditions: collection
      ? collection.conditions.map(({ kind, category, tag, minPrice, maxPrice }) => ({
          kind,
          category: category ?? '',
          tag: tag ?? '',
          minPrice: amount(minPrice),
          maxPrice: amount(maxPrice),
        }))
      : [newCondition],
    products:
      collection?.kind === 'MANUAL' ? products.map(({ id, title }) => ({ productId: id, title })) : [],
    fields: fieldTextsOf(collection?.fields),
    ...pictureValues(collection?.picture),
  };
}

/** The API's input for the form's values. */
export function inputOf(
  values: CollectionValues,
  before: CollectionForm_collectionFragment | null,
  currency: string,
): CollectionInput {
  const isByRules = values.kind === 'RULES';
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    isVisible: values.isVisible,
    kind: values.kind,
    match: values.match,
    picture: pictureInput(values, before?.picture),
    fields: fieldInputs(values.fields),
    ...(isByRules
      ? { conditions: conditionInputs(values.conditions, currency) }
      : { productIds: values.products.map(({ productId }) => productId) }),
  };
}

/** The API's input for conditions, without fields that their kinds do not have. */
export function conditionInputs(
  conditions: readonly ConditionValue[],
  currency: string,
): CollectionConditionInput[] {
  return conditions.map(({ kind, category, tag, minPrice, maxPrice }) => ({
    kind,
    ...(kind === 'CATEGORY' && { category }),
    ...(kind === 'TAG' && { tag: tag.trim() }),
    ...(kind === 'PRICE' && {
      minPrice: parseMoney(minPrice, currency),
      maxPrice: parseMoney(maxPrice, currency),
    }),
  }));
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const collectionGroups = (): FieldGroup<CollectionValues>[] => [
  { label: t`Title`, fields: ['title'] },
  { label: t`Description`, fields: ['description'] },
  { label: t`Shoppers see this collection`, fields: ['isVisible'] },
  {
    label: t`Products`,
    fields: ['kind', 'match', 'conditions', 'products'],
    text: ({ kind, conditions, products }) =>
      kind === 'MANUAL'
        ? products.map(({ title }) => title).join(', ')
        : plural(conditions.length, { one: 'By # condition', other: 'By # conditions' }),
  },
  pictureGroup(),
  fieldsGroup('fields'),
];
