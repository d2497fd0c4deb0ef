import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  CategoryUpdateInput,
  CustomField,
  CustomFieldOwner,
  CustomFieldType,
  MutationcategoryUpdateArgs,
  MutationproductUpdateArgs,
  ProductUpdateInput,
  QuerycustomFieldsArgs,
} from '../../../../gql/graphql.ts';
import { aCategory } from '../../../../test/a-category.ts';
import { aProduct } from '../../../../test/a-product.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const input = (name: string) => page.getByLabelText(name, { exact: true });
const save = page.getByRole('button', { name: 'Save changes' });

const aField = (type: CustomFieldType, more: Part<CustomField> = {}) => ({
  key: type.toLowerCase(),
  name: `A ${type}`,
  type,
  ...more,
});

/** The API's answer about the fields of one kind of objects. */
const fieldsOf =
  (byOwner: Partial<Record<CustomFieldOwner, readonly Part<CustomField>[]>>) =>
  ({ owner }: QuerycustomFieldsArgs) =>
    byOwner[owner] ?? [];

test('a product has an input for each type of field, and only changed values are sent', async () => {
  const inputs: ProductUpdateInput[] = [];
  const lamp = aProduct({ id: 'lamp', title: 'Lamp' });
  await openPage(
    '/admin/products/jar/edit',
    {
      product: aProductForStaff({
        fields: [
          { key: 'text', values: ['As it was'] },
          { key: 'money', values: ['1250'] },
          { key: 'boolean', values: ['true'] },
          { key: 'date', values: ['2026-01-31'] },
        ],
      }),
      customFields: fieldsOf({
        PRODUCT: [
          aField('TEXT'),
          aField('MARKDOWN'),
          aField('NUMBER', { unit: 'cm', description: 'Without the lid' }),
          aField('MONEY'),
          aField('DATE'),
          aField('BOOLEAN'),
          aField('CHOICE', { choices: ['Oak', 'Pine'] }),
          aField('COLOUR'),
          aField('FILE'),
          aField('PRODUCT'),
        ],
      }),
      products: { nodes: [lamp] },
      productUpdate: ({ input: sent }: MutationproductUpdateArgs) => {
        inputs.push(sent);
        return { product: aProductForStaff() };
      },
    },
    'owner',
  );
  await expect.element(input('A MONEY (USD) (optional)')).toHaveValue('12.50');
  await expect.element(input('A DATE (optional)')).toHaveValue('2026-01-31');
  await expectAccessible();
  await input('A MARKDOWN (optional)').fill('**Bold**');
  await input('A NUMBER (cm) (optional)').fill('12 5');
  await expect.element(input('A NUMBER (cm) (optional)')).toHaveAccessibleDescription('Without the lid');
  await input('A MONEY (USD) (optional)').fill('13.5');
  await expect.element(input('A MONEY (USD) (optional)')).toHaveValue('13.5');
  await input('A BOOLEAN (optional)').selectOptions('Not set');
  await input('A CHOICE (optional)').selectOptions('Pine');
  await input('A COLOUR (optional)').fill('#12aB3');
  await input('A FILE (optional)').fill('chart.pdf');
  await page.getByRole('group', { name: 'A PRODUCT' }).getByRole('searchbox').fill('lam');
  await page.getByRole('button', { name: 'Add Lamp' }).click();

  await save.click();
  await expect
    .element(input('A NUMBER (cm) (optional)'))
    .toHaveAccessibleDescription(/Please enter a number/);
  await expect.element(input('A COLOUR (optional)')).toHaveAccessibleDescription(/Please enter a color/);
  await expect.element(input('A FILE (optional)')).toHaveAccessibleDescription(/begins with https/);
  expect(inputs).toEqual([]);
  await input('A NUMBER (cm) (optional)').fill('12.5');
  await input('A COLOUR (optional)').fill('#12aB3f');
  await input('A FILE (optional)').fill('https://example.com/chart.pdf');
  await save.click();
  await expect.poll(() => inputs).toHaveLength(1);
  expect(Object.keys(inputs[0] ?? {})).toEqual(['fields']);
  expect(inputs[0]?.fields?.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
    { key: 'boolean', values: [] },
    { key: 'choice', values: ['Pine'] },
    { key: 'colour', values: ['#12aB3f'] },
    { key: 'file', values: ['https://example.com/chart.pdf'] },
    { key: 'markdown', values: ['**Bold**'] },
    { key: 'money', values: ['1350'] },
    { key: 'number', values: ['12.5'] },
    { key: 'product', values: ['lamp'] },
  ]);
});

test('the product type decides which fields the product and its variants have', async () => {
  const inputs: ProductUpdateInput[] = [];
  const variants = ['S', 'M'].map((size) => ({
    id: `jar-${size}`,
    size,
    others: [],
    salePrice: 850,
    baseSalePrice: 850,
    fields: size === 'M' ? [{ key: 'length', values: ['7'] }] : [],
  }));
  await openPage(
    '/admin/products/jar/edit',
    {
      product: aProductForStaff({ sizes: ['S', 'M'], variants }),
      productTypes: [{ key: 'shoes', name: 'Shoes' }],
      customFields: fieldsOf({
        PRODUCT: [aField('TEXT', { name: 'Sole', productTypes: ['shoes'] })],
        VARIANT: [aField('NUMBER', { key: 'length', name: 'Length', unit: 'cm', productTypes: ['shoes'] })],
      }),
      productUpdate: ({ input: sent }: MutationproductUpdateArgs) => {
        inputs.push(sent);
        return { product: aProductForStaff() };
      },
    },
    'owner',
  );
  const type = page.getByRole('combobox', { name: 'Product type' });
  await expect.element(type).toHaveValue('');
  await expect.element(input('Sole (optional)')).not.toBeInTheDocument();
  await type.selectOptions('Shoes');
  await expect.element(input('Sole (optional)')).toBeVisible();
  await page.getByRole('button', { name: 'More about M' }).click();
  await expect.element(input('Length (cm) (optional)')).toHaveValue('7');
  await input('Length (cm) (optional)').fill('8');
  await save.click();
  await expect.poll(() => inputs).toHaveLength(1);
  expect(inputs[0]).toMatchObject({ type: 'shoes' });
  expect(inputs[0]?.fields).toBeUndefined();
  expect(inputs[0]?.variants?.map(({ fields }) => fields)).toEqual([[], [{ key: 'length', values: ['8'] }]]);
});

test('values of a list are added, moved and removed by keyboard; what was typed stays after an error', async () => {
  const inputs: CategoryUpdateInput[] = [];
  const category = aCategory({
    id: 'home',
    label: 'Home',
    fields: [{ key: 'text', values: ['One', 'Two'] }],
  });
  const api = await openPage(
    '/admin/categories/home/edit',
    {
      categories: [category],
      customFields: fieldsOf({
        CATEGORY: [
          aField('TEXT', { isList: true }),
          aField('CHOICE', { isList: true, choices: ['Oak', 'Pine'] }),
        ],
      }),
      categoryUpdate: {
        userErrors: [
          {
            code: 'INVALID_VALUE',
            message: 'A TEXT must be shorter',
            field: ['input', 'fields', '0', 'values'],
          },
        ],
      },
    },
    'owner',
  );
  await expect.element(input('A TEXT 2')).toHaveValue('Two');
  page.getByRole('button', { name: 'Add value for A TEXT' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input('A TEXT 3')).toHaveFocus();
  await userEvent.keyboard('Three');
  await page.getByRole('button', { name: 'Move Three up' }).click();
  await page.getByRole('button', { name: 'Remove One' }).click();
  await page.getByRole('checkbox', { name: 'Pine' }).click();
  await page.getByRole('checkbox', { name: 'Oak' }).click();
  await save.click();
  await expect.element(input('A TEXT 1')).toHaveAccessibleDescription('A TEXT must be shorter');
  await expectAccessible();
  await expect.element(input('A TEXT 1')).toHaveValue('Three');
  api.answer({
    categoryUpdate: ({ input: sent }: MutationcategoryUpdateArgs) => {
      inputs.push(sent);
      return { category, categories: [category] };
    },
  });
  await save.click();
  await expect.poll(() => inputs).toHaveLength(1);
  expect(inputs).toEqual([
    {
      fields: [
        { key: 'text', values: ['Three', 'Two'] },
        { key: 'choice', values: ['Oak', 'Pine'] },
      ],
    },
  ]);
});
