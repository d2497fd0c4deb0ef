import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationproductUpdateArgs, Product } from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { ADMITTED, logInAgain, sessionHasEnded } from '../../../../test/end-session.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { aCategory } from '../../../../test/a-category.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => page.getByRole('button', { name: 'Save changes' }).click();
const isBack = page.getByText('Your unsaved changes are back');

/** A store with one product; a later `change` is by another user. */
function aStore(first: Part<Product> = {}) {
  let product: Part<Product> = aProductForStaff(first);
  const inputs: MutationproductUpdateArgs['input'][] = [];
  const productUpdate = ({ input }: MutationproductUpdateArgs) => {
    inputs.push(input);
    product = { ...product, ...(input as Part<Product>) };
    return { product };
  };
  return {
    answers: { product: () => product, productUpdate } satisfies Answers,
    inputs,
    change: (changes: Part<Product>) => (product = { ...product, ...changes }),
  };
}

const openForm = (answers: Answers) => openPage('/admin/products/jar/edit', answers, 'owner');

test('errors of a new product are shown beside the fields, and leaving asks for confirmation', async () => {
  const api = await openPage(
    '/admin/products/add',
    { categories: [aCategory({ slug: 'home', label: 'Home & Lifestyle' })] },
    'owner',
  );
  const add = page.getByRole('button', { name: 'Add product' });
  await field('Description').fill('Nameless');
  await field('Sale price').fill('49.99');
  await field('Regular price').fill('39.99');
  await add.click();
  await expect.element(page.getByRole('link', { name: 'Please enter a title' })).toBeVisible();
  await expect.element(field('Regular price')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Description')).toHaveValue('Nameless');
  expect(api.operations).not.toContain('CreateProduct');
  await expectAccessible();

  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question).toBeVisible();
  await expectAccessible(0);
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Description')).toHaveValue('Nameless');
});

test('an edited product survives an expired session', async () => {
  const store = aStore();
  const api = await openForm({ ...store.answers, ...ADMITTED, productUpdate: sessionHasEnded });
  await field('Description').fill('Holds more than it is given.');
  await page.getByRole('button', { name: 'Add colour' }).click();
  await field('Name').fill('Cobalt');
  await save();
  await expect.poll(api.path).toBe('/adminLogin');

  const aVariant = { id: 'jar-1', stock: 17, tracksStock: true, salePrice: 850, baseSalePrice: 850 };
  store.change({ stock: 17, variants: [aVariant] });
  api.answer(store.answers);
  await logInAgain();
  await expect.element(isBack).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Holds more than it is given.');
  await expect.element(field('Name')).toHaveValue('Cobalt');
  await expect.element(field('Stock')).toHaveValue('17');

  await save();
  await expect.poll(api.path).toBe('/admin/products');
  await openForm(store.answers);
  await expect.element(field('Description')).toHaveValue('Holds more than it is given.');
  await expect.element(isBack).not.toBeInTheDocument();
});

test('edits survive a reload until they are discarded, or abandoned by leaving', async () => {
  const { answers } = aStore();
  await openForm(answers);
  await field('Title').fill('Another name');
  await openForm(answers);
  await expect.element(field('Title')).toHaveValue('Another name');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('Title')).toHaveValue('Jar');
  await openForm(answers);
  await expect.element(field('Title')).toHaveValue('Jar');
  await expect.element(isBack).not.toBeInTheDocument();

  await field('Title').fill('A third name');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await openForm(answers);
  await expect.element(field('Title')).toHaveValue('Jar');
  await expect.element(isBack).not.toBeInTheDocument();
});

test('a handle that is taken is reported beside its field, and no input is lost', async () => {
  const store = aStore();
  const api = await openForm({
    ...store.answers,
    productUpdate: {
      userErrors: [
        {
          code: 'HANDLE_TAKEN',
          message: 'Another product already has this URL handle.',
          field: ['input', 'handle'],
        },
      ],
    },
  });
  await page.getByText('Edit search engine listing').click();
  await field('URL handle').fill('lid');
  await page.getByRole('combobox', { name: /^Tags/ }).fill('not added yet');
  await save();
  await expect.element(field('URL handle')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Another product already has this URL handle.').first()).toBeVisible();
  api.answer(store.answers);
  await field('URL handle').fill('jar-2');
  await save();
  await expect.poll(() => store.inputs).toEqual([{ handle: 'jar-2', tags: ['not added yet'] }]);
});

test.each([360, 1280])(
  'what customs ask for is saved at %i px, and a wrong code said beside it',
  async (width) => {
    await resizePage(width);
    const store = aStore({ originCountry: 'PT', customsCode: '691310' });
    const codes = ['DE', 'PT'];
    const deliveryPlaces = {
      shopCountryCode: 'DE',
      countryCodes: codes,
      allCountryCodes: codes,
      regions: [],
    };
    await openForm({ ...store.answers, shop: { deliveryPlaces } });
    const country = page.getByRole('combobox', { name: 'Country of origin' });
    await expect.element(country).toHaveValue('PT');
    await country.selectOptions('Germany');
    await field('Customs code').fill('69131');
    await save();
    await expect.element(page.getByRole('link', { name: 'Please enter 6 to 13 digits' })).toBeVisible();
    await expectAccessible();
    await field('Customs code').fill('6913.10 00');
    await save();
    await expect.poll(() => store.inputs).toEqual([{ originCountry: 'DE', customsCode: '6913.10 00' }]);
  },
);

test('staff of a shop that offers withdrawals exclude a product', async () => {
  const store = aStore({ isWithdrawalExcluded: false });
  const box = page.getByRole('checkbox', { name: /^No right of withdrawal/ });
  await openForm({ ...store.answers, shop: { withdrawalDays: null } });
  await expect.element(field('Title')).toBeVisible();
  await expect.element(box).not.toBeInTheDocument();
  await openForm({ ...store.answers, shop: { withdrawalDays: 14 } });
  await box.click();
  await expectAccessible();
  await save();
  await expect.poll(() => store.inputs).toEqual([{ isWithdrawalExcluded: true }]);
});

test('a failed save is reported in the save bar, next to the clicked button', async () => {
  await resizePage(360);
  const store = aStore();
  const api = await openForm({ ...store.answers, productUpdate: { userErrors: [] } });
  await field('Description').fill('Keeps things dry.');
  await field('Stock').click();
  await save();
  const failure = page.getByRole('alert').filter({ hasText: /^Not saved: Something went wrong/ });
  await expect.element(failure).toHaveFocus();
  await expect.element(failure).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('Please check the form')).not.toBeInTheDocument();
  await expectAccessible();

  api.answer(store.answers);
  await field('Title').clear();
  await save();
  await expect.element(page.getByText('Not saved: please check the form')).toBeInViewport({ ratio: 1 });
  await expect.element(field('Title')).toHaveFocus();
  await field('Title').fill('Jar');
  await save();
  await expect.poll(() => store.inputs).toEqual([{ description: 'Keeps things dry.' }]);
});

test('tags and attributes are entered by keyboard, and the listing is previewed', async () => {
  await openForm({ ...aStore({ status: 'DRAFT', isPublished: false }).answers });
  await expect.element(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View in the shop' })).not.toBeInTheDocument();
  const tags = page.getByRole('combobox', { name: /^Tags/ });
  await userEvent.type(tags, 'Gift,Fired{Enter}');
  await page.getByRole('button', { name: 'Remove tag gift' }).click();
  await expect.element(page.getByRole('button', { name: 'Remove tag fired' })).toHaveFocus();
  await userEvent.type(tags, '{Backspace}');
  await expect.element(tags).toHaveValue('fired');

  await page.getByRole('button', { name: 'Add detail' }).click();
  await page
    .getByRole('group', { name: 'Detail 1' })
    .getByRole('textbox', { name: /^Text/ })
    .fill('Stoneware');
  await page.getByRole('button', { name: 'Add detail' }).click();
  const second = page.getByRole('group', { name: 'Detail 2' });
  await expect.element(second.getByRole('combobox', { name: /^Detail/ })).toHaveValue('Care');
  await userEvent.keyboard('Wash by hand');
  await expect.element(second.getByRole('textbox', { name: /^Text/ })).toHaveValue('Wash by hand');

  const preview = page.getByRole('group', { name: 'Preview' });
  await expect.element(preview).toMatchTextContent('/shop/jar');
  await expect.element(preview).toMatchTextContent('Holds what it is given.');
  await page.getByText('Edit search engine listing').click();
  await field('Page title').fill('The jar to give');
  await expect.element(preview).toMatchTextContent('The jar to give - Exclusive');
  await expect.element(page.getByText(/^15 of 70 characters/)).toBeVisible();
  await expectAccessible();
});

test('a product gets options of any name, with a variant for each combination', async () => {
  const store = aStore();
  await openForm(store.answers);
  await page.getByRole('button', { name: 'Add colour' }).click();
  await field('Name').fill('Night blue');
  await field('Hex').fill('');
  const add = page.getByRole('button', { name: 'Add option' });
  await add.click();
  await field('Option name').fill('Material');
  await field('Values').fill('Oak, "Ash, stained"');
  await add.click();
  await field('Option name').nth(1).fill('material');
  await field('Values').nth(1).fill('Oiled');
  await expect.element(page.getByRole('group', { name: 'Night blue / Oak / Oiled' })).toBeVisible();
  await save();
  await expect.element(page.getByText('This option is listed twice').first()).toBeVisible();
  expect(store.inputs).toEqual([]);
  await expectAccessible();

  await field('Option name').nth(1).fill('Finish');
  await save();
  await expect.poll(() => store.inputs).toHaveLength(1);
  expect(store.inputs[0]).toMatchObject({
    colours: [{ name: 'Night blue', hex: null }],
    otherOptions: [
      { name: 'Material', values: ['Oak', 'Ash, stained'] },
      { name: 'Finish', values: ['Oiled'] },
    ],
    variants: [
      { id: 'jar-1', colour: 'Night blue', others: ['Oak', 'Oiled'] },
      { id: null, colour: 'Night blue', others: ['Ash, stained', 'Oiled'] },
    ],
  });
});

test('a variant can be a digital item, or made to order in at most a year', async () => {
  const store = aStore();
  await openForm(store.answers);
  const isShipped = page.getByRole('checkbox', { name: /^Must be shipped/ });
  await expect.element(isShipped).toBeChecked();
  await isShipped.click();
  const days = field('Lead time \\(days\\)');
  await days.fill('-1');
  await save();
  await expect.element(page.getByText('Please enter whole days, up to 365').first()).toBeVisible();
  expect(store.inputs).toEqual([]);
  await days.fill('365');
  await save();
  await expect
    .poll(() => store.inputs)
    .toMatchObject([{ variants: [{ id: 'jar-1', requiresShipping: false, leadTimeDays: 365 }] }]);
});

test('quantity rules that contradict each other are not saved', async () => {
  const store = aStore();
  await openForm(store.answers);
  await field('Minimum quantity').fill('10');
  await field('Quantity step').fill('6');
  await field('Maximum quantity').fill('6');
  await save();
  await expect.element(page.getByText('Please enter a multiple of the quantity step').first()).toBeVisible();
  await field('Minimum quantity').fill('12');
  await save();
  await expect.element(page.getByText('Please enter at least the minimum quantity').first()).toBeVisible();
  await expectAccessible();
  expect(store.inputs).toEqual([]);
  await field('Maximum quantity').fill('60');
  await save();
  const rules = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };
  await expect.poll(() => store.inputs).toMatchObject([{ variants: [{ id: 'jar-1', ...rules }] }]);
});

test('contents are an amount of a unit, and the unit price is for one of the same kind', async () => {
  const store = aStore();
  await openForm(store.answers);
  await field('Contents').fill('12 oz');
  await field('Unit price per').fill('100 g');
  await save();
  await expect.element(page.getByText(/^Please enter an amount of mg, g, kg/).first()).toBeVisible();
  await field('Contents').fill('750 ml');
  await save();
  const otherKind = page.getByText('Please enter an amount of the same kind as the contents');
  await expect.element(otherKind.first()).toBeVisible();
  await expectAccessible();
  expect(store.inputs).toEqual([]);
  await field('Unit price per').fill('100 ml');
  await save();
  const contents = {
    unitMeasure: { amount: 750, unit: 'ML' },
    unitPriceBase: { amount: 100, unit: 'ML' },
  };
  await expect.poll(() => store.inputs).toMatchObject([{ variants: [{ id: 'jar-1', ...contents }] }]);
});

test('a stock that is emptied is no longer tracked', async () => {
  const store = aStore();
  await openForm(store.answers);
  await field('Stock').fill('');
  await save();
  await expect.poll(() => store.inputs).toMatchObject([{ variants: [{ id: 'jar-1', tracksStock: false }] }]);
  expect(store.inputs[0]?.variants?.[0]).not.toHaveProperty('stock');
});
