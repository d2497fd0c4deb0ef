import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  CustomField,
  CustomFieldSettings,
  CustomFieldSettingsInput,
  MutationsettingsCustomFieldsUpdateArgs,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
const checkbox = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const products = page.getByRole('list', { name: 'Products' });

const aField = (key: string, name: string, more: Partial<CustomField> = {}) => ({
  owner: 'PRODUCT' as const,
  key,
  name,
  description: null,
  type: 'TEXT' as const,
  unit: null,
  choices: [],
  isList: false,
  isPublic: true,
  isFilterable: false,
  isSearchable: false,
  isCustomerInput: false,
  isRequired: false,
  productTypes: [],
  ...more,
});

/** Opens the page on a server that saves like the real one. Returns the inputs that it got. */
async function openDefinitions(initial: Part<CustomFieldSettings>) {
  const inputs: CustomFieldSettingsInput[] = [];
  let customFields = { version: '1', ...initial };
  const api = await openPage(
    '/admin/settings/customFields',
    {
      settings: () => ({ customFields }),
      settingsCustomFieldsUpdate: ({ input, expectedVersion }: MutationsettingsCustomFieldsUpdateArgs) => {
        inputs.push(input);
        if (expectedVersion !== customFields.version)
          return { settings: null, userErrors: [{ code: 'VERSION_CHANGED', message: 'Changed meanwhile' }] };
        customFields = { ...customFields, ...(input as object), version: `${customFields.version}+` };
        return { settings: customFields };
      },
    },
    'owner',
  );
  await expect.element(button('Add field for Customers')).toBeVisible();
  return {
    api,
    inputs,
    saveAsOther: (next: Part<CustomFieldSettings>) => (customFields = { version: 'other', ...next }),
  };
}

test('a field is added by keyboard with the inputs of its type, and its key made from its name', async () => {
  const { inputs } = await openDefinitions({ fields: [], productTypes: [{ key: 'shoes', name: 'Shoes' }] });
  button('Add field for Products').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Name')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await button('Save').click();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Please enter a name/);
  await field('Name').fill('Größe der 1. Sohle');
  await expect.element(field('Key')).toHaveValue('gro_e_der_1_sohle');
  await expect.element(field('Unit')).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Type' }).selectOptions('Choice');
  await expectAccessible(0);
  await field('Choices').fill('Flat\n\n High ');
  await checkbox('Shoppers can filter by it').click();
  await checkbox('Shoes').click();
  await expect.element(checkbox('Shoppers fill it in')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Add field for Products')).toHaveFocus();
  await expect.element(products).toMatchTextContent('Größe der 1. SohleChoice · filter · only Shoes');
  expect(inputs).toEqual([
    {
      fields: [
        aField('gro_e_der_1_sohle', 'Größe der 1. Sohle', {
          type: 'CHOICE',
          choices: ['Flat', 'High'],
          isFilterable: true,
          productTypes: ['shoes'],
        }),
      ],
    },
  ]);
});

test('an edited field keeps its key, loses what its new type cannot have, and shows the server’s errors', async () => {
  const weight = aField('weight', 'Weight', { type: 'NUMBER', unit: 'kg', isFilterable: true });
  const { api, inputs } = await openDefinitions({ fields: [weight, aField('care', 'Care')] });
  await button('Edit Weight').click();
  await expect.element(field('Key')).toHaveAttribute('readonly');
  await dialog.getByRole('combobox', { name: 'Type' }).selectOptions('Formatted text');
  await field('Name').fill('Care');
  api.answer({
    settingsCustomFieldsUpdate: {
      userErrors: [
        {
          code: 'INVALID_VALUE',
          message: 'Two fields have this name',
          field: ['input', 'fields', '1', 'name'],
        },
      ],
    },
  });
  await button('Save').click();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Two fields have this name/);
  await expect.element(field('Name')).toHaveValue('Care');
  api.answer({
    settingsCustomFieldsUpdate: ({ input }: MutationsettingsCustomFieldsUpdateArgs) => {
      inputs.push(input);
      return { settings: { version: '2', fields: [], productTypes: [] } };
    },
  });
  await field('Name').fill('Story');
  await button('Save').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inputs).toEqual([
    { fields: [aField('weight', 'Story', { type: 'MARKDOWN' }), aField('care', 'Care')] },
  ]);
});

test('fields are reordered and deleted without losing what someone else has saved meanwhile', async () => {
  const [care, origin] = [aField('care', 'Care'), aField('origin', 'Origin')];
  const { inputs, saveAsOther } = await openDefinitions({ fields: [care, origin] });
  const season = aField('season', 'Season', { owner: 'COLLECTION' });
  saveAsOther({ fields: [care, origin, season] });
  await button('Move Origin up').click();
  await expect.element(products).toMatchTextContent(/^Origin.*Care/);
  await expect.poll(() => inputs.at(-1)?.fields?.map(({ key }) => key)).toEqual(['season', 'origin', 'care']);
  await button('Delete Care').click();
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent('if you add a field with the key care again');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(products).not.toMatchTextContent('Care');
  expect(inputs.at(-1)?.fields?.map(({ key }) => key)).toEqual(['season', 'origin']);
});

test('an edit of a field that someone else has changed meanwhile overwrites nothing', async () => {
  const { inputs, saveAsOther } = await openDefinitions({ fields: [aField('care', 'Care')] });
  await button('Edit Care').click();
  saveAsOther({ fields: [aField('care', 'Washing')] });
  await field('Name').fill('Cleaning');
  await button('Save').click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Someone else has changed this field');
  await expect.element(field('Name')).toHaveValue('Cleaning');
  expect(inputs).toHaveLength(1);
});

test('a product type is added, and not deleted while it has fields', async () => {
  const sole = aField('sole', 'Sole', { productTypes: ['shoes'] });
  const { inputs } = await openDefinitions({
    fields: [sole],
    productTypes: [{ key: 'shoes', name: 'Shoes' }],
  });
  await button('Delete Shoes').click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('give them to other types: Sole.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await button('Add product type').click();
  await field('Name').fill('Lamps');
  await button('Save').click();
  await expect.element(page.getByRole('list', { name: 'Product types' })).toMatchTextContent('Lamps');
  expect(inputs).toEqual([
    {
      productTypes: [
        { key: 'shoes', name: 'Shoes' },
        { key: 'lamps', name: 'Lamps' },
      ],
    },
  ]);
});
