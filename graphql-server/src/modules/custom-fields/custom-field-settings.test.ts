import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { ListCustomFields } from '../../test/documents.generated.ts';
import { anAdmin, aStaffMember } from '../../test/users.ts';
import { type FieldInput, saveFields } from './custom-fields.fixtures.ts';

const shop = describeShop();
let admin: string;

const save = (input: Parameters<typeof saveFields>[2]) => saveFields(shop, admin, input);

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

const material = { owner: 'PRODUCT', key: 'material', name: 'Material', type: 'TEXT' } as const;
const wood: FieldInput = {
  ...material,
  key: 'wood',
  name: 'Wood',
  type: 'CHOICE',
  choices: ['Oak', 'Beech'],
};
const engraving = { ...material, owner: 'ORDER_LINE', key: 'engraving', name: 'Engraving' } as const;

test('definitions are saved in their order, with defaults', async () => {
  const { settings } = await save({
    fields: [{ ...material, description: ' ', unit: null }, wood],
    productTypes: [{ key: 'lamp', name: ' Lamp ' }],
  });
  const plain = {
    owner: 'PRODUCT',
    description: null,
    unit: null,
    choices: [],
    isList: false,
    isPublic: true,
    isFilterable: false,
    isSearchable: false,
    isCustomerInput: false,
    isRequired: false,
    productTypes: [],
  };
  expect(settings).toEqual({
    fields: [
      { ...plain, key: 'material', name: 'Material', type: 'TEXT' },
      { ...plain, key: 'wood', name: 'Wood', type: 'CHOICE', choices: ['Oak', 'Beech'] },
    ],
    productTypes: [{ key: 'lamp', name: 'Lamp' }],
  });
});

test.each<[string, FieldInput[], string, path: string]>([
  [
    'a key with a capital',
    [{ ...material, key: 'Material' }],
    'A key must have 1 to 40 lower-case letters, digits and underscores, and begin with a letter',
    '0.key',
  ],
  [
    'a key that begins with a digit',
    [{ ...material, key: '1st' }],
    'A key must have 1 to 40 lower-case letters, digits and underscores, and begin with a letter',
    '0.key',
  ],
  ['a key twice', [material, { ...wood, key: 'material' }], 'Another field already has this key', '1.key'],
  [
    'a name twice',
    [material, { ...wood, name: 'MATERIAL' }],
    'Another field already has this name',
    '1.name',
  ],
  [
    'a key that differs only by an underscore',
    [
      { ...material, key: 'burn_time' },
      { ...wood, key: 'burntime' },
    ],
    'Another field already has this key',
    '1.key',
  ],
  [
    'a name that differs only by a hyphen',
    [
      { ...material, name: 'Main material' },
      { ...wood, name: 'Main-material' },
    ],
    'Another field already has this name',
    '1.name',
  ],
  ['no choices', [{ ...wood, choices: [] }], 'Please enter at least one choice', '0.choices'],
  [
    'a choice twice',
    [{ ...wood, choices: ['Oak', 'Beech', 'oak'] }],
    'This choice is listed twice',
    '0.choices.2',
  ],
  [
    'choices of a text',
    [{ ...material, choices: ['Oak'] }],
    'Only the type “choice” has choices',
    '0.choices',
  ],
  ['the unit of a text', [{ ...material, unit: 'cm' }], 'Only numbers have a unit', '0.unit'],
  [
    'a list of Markdown',
    [{ ...material, type: 'MARKDOWN', isList: true }],
    'A field of this type cannot have several values',
    '0.isList',
  ],
  [
    'a filter by what is not public',
    [{ ...material, isPublic: false, isFilterable: true }],
    'Products can only be filtered by public fields with lines of text, numbers, choices, colors, or yes and no',
    '0.isFilterable',
  ],
  [
    'a filter by dates',
    [{ ...material, type: 'DATE', isFilterable: true }],
    'Products can only be filtered by public fields with lines of text, numbers, choices, colors, or yes and no',
    '0.isFilterable',
  ],
  [
    'a filter by fields of categories',
    [{ ...material, owner: 'CATEGORY', isFilterable: true }],
    'Products can only be filtered by public fields with lines of text, numbers, choices, colors, or yes and no',
    '0.isFilterable',
  ],
  [
    'a search for numbers',
    [{ ...material, type: 'NUMBER', isSearchable: true }],
    'The search only covers public fields of products with texts or choices',
    '0.isSearchable',
  ],
  [
    'shoppers who fill in products',
    [{ ...material, isCustomerInput: true }],
    'Shoppers can only fill in public fields of orders and order lines with lines of text, numbers, dates, choices, colors, files, or yes and no',
    '0.isCustomerInput',
  ],
  [
    'required, but nobody fills it in',
    [{ ...engraving, isRequired: true }],
    'Only what shoppers fill in can be required',
    '0.isRequired',
  ],
  [
    'orders of a product type',
    [{ ...engraving, owner: 'ORDER', productTypes: ['lamp'] }],
    'Only fields of products, variants and order lines can depend on product types',
    '0.productTypes',
  ],
  [
    'an unknown product type',
    [{ ...material, productTypes: ['sofa'] }],
    'This product type does not exist',
    '0.productTypes',
  ],
])('%s is rejected', async (_, fields, message, path) => {
  const { settings, userErrors } = await save({ fields });
  expect(userErrors).toEqual([
    { code: 'INVALID_VALUE', message, field: ['input', 'fields', ...path.split('.')] },
  ]);
  expect(settings).toBeNull();
});

test('the same key may be that of another owner', async () => {
  const { userErrors } = await save({ fields: [material, { ...material, owner: 'CATEGORY' }] });
  expect(userErrors).toEqual([]);
});

test('a product type goes only when no field names it', async () => {
  const lamp = { key: 'lamp', name: 'Lamp' };
  await save({ fields: [{ ...material, productTypes: ['lamp'] }], productTypes: [lamp] });
  expect((await save({ productTypes: [] })).userErrors).toMatchObject([
    { message: 'This product type does not exist', field: ['input', 'fields', '0', 'productTypes'] },
  ]);
  expect((await save({ fields: [material], productTypes: [] })).settings?.productTypes).toEqual([]);
  expect((await save({ productTypes: [lamp, { ...lamp, name: 'Bulb' }] })).userErrors).toMatchObject([
    { message: 'Another product type already has this key', field: ['input', 'productTypes', '1', 'key'] },
  ]);
});

test('visitors see the public fields of an owner, and staff who may read the objects all', async () => {
  const orders = { ...material, owner: 'ORDER', key: 'channel', name: 'Channel', isPublic: false } as const;
  await save({ fields: [{ ...material, isPublic: false }, wood, orders] });
  const keysFor = async (token: string | null, owner: 'PRODUCT' | 'ORDER') =>
    (await shop.client.data(ListCustomFields, { owner }, token)).customFields.map(({ key }) => key);
  expect(await keysFor(null, 'PRODUCT')).toEqual(['wood']);
  const { token: editor } = await aStaffMember(shop, 'CATALOGUE_EDITOR');
  expect(await keysFor(editor, 'PRODUCT')).toEqual(['material', 'wood']);
  expect(await keysFor(editor, 'ORDER')).toEqual([]);
  expect(await keysFor(admin, 'ORDER')).toEqual(['channel']);
});
