import { t } from '@lingui/core/macro';
import { fieldsGroup } from '../../custom-fields/form/fields-group.ts';
import { type FieldGroup, fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import type { EditPart } from '../../ui/conflicts/merge-edits.ts';
import { productStatusLabels } from '../listing/product-status.tsx';
import { textGroups } from './optional-texts.ts';
import { optionNamesOf, type ProductValues } from './product-values.ts';
import {
  countCombinations,
  fitVariants,
  MAX_VARIANTS,
  variantName,
  type VariantValue,
} from '../variants/variant-values.ts';

/**
 * The parts of a product that two people can edit without overwriting each other: its fields, and each cell
 * of the variant table.
 */
export function productParts(values: ProductValues): EditPart[] {
  const isOnlyOne = countCombinations(optionNamesOf(values)) === 1;
  return [
    ...fieldParts(values, fieldGroups()),
    ...(isOnlyOne ? fieldParts(values, [stockOfOnlyOne()]) : []),
    ...values.variants.flatMap((variant) => fieldParts(variant, cellGroups(isOnlyOne), variantName(variant))),
  ];
}

/** Joins the parts into a product's values; everything else comes from `like`. */
export function joinProduct(parts: ReadonlyMap<string, unknown>, like: ProductValues): ProductValues {
  const values = joinFields(parts, like, [...fieldGroups(), stockOfOnlyOne()]);
  const names = optionNamesOf(values);
  const fitted =
    countCombinations(names) > MAX_VARIANTS
      ? like.variants
      : fitVariants(like.variants, optionNamesOf(like), names);
  const variants = fitted.map((variant) =>
    joinFields(parts, variant, cellGroups(countCombinations(names) === 1), variantName(variant)),
  );
  return { ...values, variants };
}

const fieldGroups = (): FieldGroup<ProductValues>[] => [
  { label: t`Title`, fields: ['title'] },
  { label: t`Description`, fields: ['description'] },
  { label: t`Label this product NEW`, fields: ['isNew'] },
  { label: t`Price`, fields: ['salePrice', 'regularPrice'], text: pricesInWords },
  {
    label: t`Category`,
    fields: ['category', 'newCategory'],
    text: ({ category, newCategory }) => newCategory || category,
  },
  { label: t`Additional categories`, fields: ['furtherCategories'] },
  {
    label: t`Pictures`,
    fields: ['pictures', 'image'],
    text: ({ pictures, image }) =>
      [...pictures.map(({ alt, url }) => alt || url), image].filter(Boolean).join(', '),
  },
  {
    label: t`Colours`,
    fields: ['colours'],
    text: ({ colours }) => colours.map(({ name, hex }) => (hex ? `${name} (${hex})` : name)).join(', '),
  },
  { label: t`Sizes`, fields: ['sizes'] },
  {
    label: t`Other options`,
    fields: ['otherOptions'],
    text: ({ otherOptions }) => otherOptions.map(({ name, values }) => `${name}: ${values}`).join('; '),
  },
  {
    label: t`Details`,
    fields: ['attributes'],
    text: ({ attributes }) => attributes.map(({ name, value }) => `${name}: ${value}`).join(', '),
  },
  { label: t`URL handle`, fields: ['handle'] },
  { label: t`Status`, fields: ['status'], text: ({ status }) => productStatusLabels()[status] },
  { label: t`Publish at`, fields: ['publishAt'], text: ({ publishAt }) => publishAt.replace('T', ' ') },
  {
    label: t`Tags`,
    fields: ['tags', 'newTag'],
    text: ({ tags, newTag }) => [...tags, newTag].filter(Boolean).join(', '),
  },
  { label: t`No right of withdrawal`, fields: ['isWithdrawalExcluded'] },
  ...textGroups(),
  fieldsGroup('fields'),
];

/** Only the stock of a single-variant product is a field; otherwise it is a sum. */
const stockOfOnlyOne = (): FieldGroup<ProductValues> => ({ label: t`Stock`, fields: ['stock'] });

const cellGroups = (isOnlyOne: boolean): FieldGroup<VariantValue>[] => [
  { label: t`SKU`, fields: ['sku'] },
  { label: t`Barcode`, fields: ['barcode'] },
  { label: t`Weight (g)`, fields: ['weight'] },
  { label: t`Lead time (days)`, fields: ['leadTimeDays'] },
  // Together, because each is checked against the others.
  {
    label: t`Minimum quantity, quantity step, maximum quantity`,
    fields: ['minimumQuantity', 'quantityStep', 'maximumQuantity'],
    text: ({ minimumQuantity, quantityStep, maximumQuantity }) =>
      [minimumQuantity, quantityStep, maximumQuantity].map((quantity) => quantity || '–').join(', '),
  },
  {
    label: t`Contents and unit price`,
    fields: ['unitMeasure', 'unitPriceBase'],
    text: ({ unitMeasure, unitPriceBase }) => [unitMeasure, unitPriceBase].filter(Boolean).join(' / '),
  },
  { label: t`Must be shipped`, fields: ['requiresShipping'] },
  { label: t`Sell beyond stock`, fields: ['backorderLimit'] },
  { label: t`Available from`, fields: ['availableFrom'] },
  { label: t`Low stock at`, fields: ['lowStockLimit'] },
  { label: t`Picture`, fields: ['picture'] },
  fieldsGroup('customFields'),
  ...(isOnlyOne ? [] : ofOneOfSeveral()),
];

/** The fields that a product's only variant takes from the product. */
const ofOneOfSeveral = (): FieldGroup<VariantValue>[] => [
  { label: t`Offered`, fields: ['isOffered'] },
  { label: t`Price`, fields: ['salePrice', 'regularPrice'], text: pricesInWords },
  { label: t`Stock`, fields: ['stock'] },
];

function pricesInWords({
  salePrice,
  regularPrice,
}: Pick<VariantValue, 'salePrice' | 'regularPrice'>): string {
  if (salePrice === '') return t`The product’s price`;
  return regularPrice === '' ? salePrice : t`${salePrice}, formerly ${regularPrice}`;
}
