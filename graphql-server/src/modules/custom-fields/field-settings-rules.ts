import { z } from 'zod';
import { userError } from '../../errors.ts';
import { normalizeColumn } from '../../shared/csv/csv.ts';
import { message, type MessageKey } from '../../shared/messages/message.ts';
import { line, requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import {
  type CustomField,
  type CustomFieldOwner,
  customFieldOwners,
  type CustomFieldSettings,
  type CustomFieldType,
  customFieldTypes,
} from './custom-fields.ts';

const MAX_FIELDS = 100;
const MAX_PRODUCT_TYPES = 30;
const MAX_CHOICES = 100;

/** Part of the URLs of filtered lists, and of the columns of sheets. */
const key = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, brokenRule('customField.keyInvalid'));

const optionalLine = (label: 'label.description' | 'label.unit', max: number) =>
  line(label, max)
    .nullish()
    .transform((text) => text || null);

const flag = (byDefault: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((is) => is ?? byDefault);

const customField = z
  .object({
    owner: z.enum(customFieldOwners),
    key,
    name: requiredLine('label.name', 60),
    description: optionalLine('label.description', 200),
    type: z.enum(customFieldTypes),
    unit: optionalLine('label.unit', 20),
    choices: z
      .array(requiredLine('label.choice', 60))
      .max(MAX_CHOICES, brokenRule('list.tooLong', { what: message('label.choices'), max: MAX_CHOICES }))
      .nullish()
      .transform((choices) => choices ?? []),
    isList: flag(false),
    isPublic: flag(true),
    isFilterable: flag(false),
    isSearchable: flag(false),
    isCustomerInput: flag(false),
    isRequired: flag(false),
    productTypes: z
      .array(key)
      .nullish()
      .transform((types) => [...new Set(types)]),
  })
  .superRefine((field, context) => {
    for (const { name, rule, isPossible } of limited) {
      if (hasValue(field[name]) && !isPossible(field))
        context.addIssue({ code: 'custom', message: brokenRule(rule), path: [name] });
    }
    if (field.type === 'CHOICE' && field.choices.length === 0)
      context.addIssue({ code: 'custom', message: brokenRule('customField.noChoice'), path: ['choices'] });
    addRepeated(field.choices, 'customField.choiceTwice', (index) => ['choices', index], context);
  });

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

interface Limited {
  name: keyof CustomField;
  /** The message for fields that can't have it. */
  rule: MessageKey;
  isPossible: (field: CustomField) => boolean;
}

/** What only some fields can have. */
const limited: readonly Limited[] = [
  { name: 'unit', rule: 'customField.unit', isPossible: ({ type }) => type === 'NUMBER' },
  { name: 'choices', rule: 'customField.choices', isPossible: ({ type }) => type === 'CHOICE' },
  {
    name: 'isList',
    rule: 'customField.isList',
    isPossible: ({ type, isCustomerInput }) => type !== 'MARKDOWN' && type !== 'BOOLEAN' && !isCustomerInput,
  },
  {
    name: 'isFilterable',
    rule: 'customField.isFilterable',
    isPossible: ({ owner, type, isPublic }) =>
      owner === 'PRODUCT' && isPublic && filterableTypes.includes(type),
  },
  {
    name: 'isSearchable',
    rule: 'customField.isSearchable',
    isPossible: ({ owner, type, isPublic }) =>
      owner === 'PRODUCT' && isPublic && searchableTypes.includes(type),
  },
  {
    name: 'isCustomerInput',
    rule: 'customField.isCustomerInput',
    isPossible: ({ owner, type, isPublic }) =>
      inputOwners.includes(owner) && isPublic && inputTypes.includes(type),
  },
  {
    name: 'isRequired',
    rule: 'customField.isRequired',
    isPossible: ({ isCustomerInput }) => isCustomerInput,
  },
  {
    name: 'productTypes',
    rule: 'customField.productTypes',
    isPossible: ({ owner }) => typedOwners.includes(owner),
  },
];

const filterableTypes: CustomFieldType[] = ['TEXT', 'NUMBER', 'BOOLEAN', 'CHOICE', 'COLOUR'];
const searchableTypes: CustomFieldType[] = ['TEXT', 'MARKDOWN', 'CHOICE'];
const inputTypes: CustomFieldType[] = ['TEXT', 'NUMBER', 'DATE', 'BOOLEAN', 'CHOICE', 'COLOUR', 'FILE'];
const inputOwners: CustomFieldOwner[] = ['ORDER', 'ORDER_LINE'];
const typedOwners: CustomFieldOwner[] = ['PRODUCT', 'VARIANT', 'ORDER_LINE'];

/** Custom fields and product types as staff send them. */
export const customFieldSettingsSchema = z.object({
  fields: z
    .array(customField)
    .max(MAX_FIELDS, brokenRule('list.tooLong', { what: message('label.customFields'), max: MAX_FIELDS }))
    .superRefine((fields, context) => {
      // Both are names of columns in sheets.
      const of = (name: 'key' | 'name') =>
        fields.map((field) => `${field.owner} ${normalizeColumn(field[name])}`);
      addRepeated(of('key'), 'customField.keyTwice', (index) => [index, 'key'], context);
      addRepeated(of('name'), 'customField.nameTwice', (index) => [index, 'name'], context);
    }),
  productTypes: z
    .array(z.object({ key, name: requiredLine('label.name', 60) }))
    .max(
      MAX_PRODUCT_TYPES,
      brokenRule('list.tooLong', { what: message('label.productTypes'), max: MAX_PRODUCT_TYPES }),
    )
    .superRefine((types, context) => {
      const of = (name: 'key' | 'name') => types.map((type) => type[name]);
      addRepeated(of('key'), 'productType.keyTwice', (index) => [index, 'key'], context);
      addRepeated(of('name'), 'productType.nameTwice', (index) => [index, 'name'], context);
    }),
});

type RepeatedKey = Extract<MessageKey, `${'customField' | 'productType'}.${string}Twice`>;

/** Adds an issue for each text that is listed before, in any case. */
function addRepeated(
  texts: readonly string[],
  rule: RepeatedKey,
  path: (index: number) => (string | number)[],
  context: z.core.$RefinementCtx,
): void {
  const listed = new Set<string>();
  for (const [index, text] of texts.map((each) => each.toLowerCase()).entries()) {
    if (listed.has(text)) context.addIssue({ code: 'custom', message: brokenRule(rule), path: path(index) });
    listed.add(text);
  }
}

/** Fields can only be of product types that exist. @throws UserError INVALID_VALUE */
export function assertProductTypesExist(
  change: Partial<CustomFieldSettings>,
  before: CustomFieldSettings,
): void {
  const { fields, productTypes } = { ...before, ...change };
  const keys = new Set(productTypes.map((type) => type.key));
  for (const [index, field] of fields.entries())
    if (field.productTypes.some((type) => !keys.has(type)))
      throw userError('INVALID_VALUE', message('productType.unknown'), [
        'input',
        'fields',
        String(index),
        'productTypes',
      ]);
}
