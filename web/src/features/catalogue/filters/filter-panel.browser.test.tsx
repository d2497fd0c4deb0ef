import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  ProductFilterOptions,
  QuerycustomFieldsArgs,
  QueryproductFilterOptionsArgs,
  QueryproductsArgs,
} from '../../../gql/graphql.ts';
import { aCategory } from '../../../test/a-category.ts';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
const jars = ['Jar', 'Lid', 'Mat'].map((title) => aProduct({ id: title.toLowerCase(), title }));

const OPTIONS: Part<ProductFilterOptions> = {
  inStockCount: 2,
  newCount: 1,
  lowestPrice: 900,
  highestPrice: 5000,
  colours: [
    { colour: 'BLUE', count: 2 },
    { colour: 'RED', count: 1 },
  ],
  sizes: [
    { value: 'S', count: 1 },
    { value: 'M', count: 2 },
  ],
  ratings: [{ minRating: 4, count: 2 }],
};

/** One product fewer per filter. */
const answers: Answers = {
  products: ({ filter }: QueryproductsArgs) => {
    const nodes = jars.slice(Object.values(filter ?? {}).filter((value) => value != null).length);
    return { nodes, totalCount: nodes.length };
  },
  productFilterOptions: OPTIONS,
  categories: [
    aCategory({ slug: 'home', label: 'Home & Lifestyle' }),
    aCategory({ slug: 'kitchen', label: 'Kitchen', parent: aCategory({ slug: 'home' }) }),
    aCategory({ slug: 'pans', label: 'Pans', parent: aCategory({ slug: 'kitchen' }) }),
  ],
};

test('filters are selected by keyboard, and keep the focus', async () => {
  const { path } = await openPage('/shop', answers);
  const inStock = checkbox('In stock');
  await expect.element(inStock).toHaveAccessibleDescription('2 products');
  inStock.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(inStock).toBeChecked();
  await expect.poll(path).toBe('/shop?in-stock=1');
  await expect.element(inStock).toHaveFocus();
  await expect.element(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();

  page
    .getByText(/^Show only/)
    .first()
    .element()
    .closest('summary')
    ?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(inStock).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(inStock).toBeVisible();

  const ratings = page.getByRole('group', { name: 'Rating' });
  ratings.getByRole('radio', { name: 'Any rating' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(ratings.getByRole('radio', { name: '4 stars & up' })).toBeChecked();
  await expect.poll(path).toBe('/shop?rating=4&in-stock=1');
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expectAccessible();
});

test('on a phone, filters are in a sheet, which shows the number of results and restores the focus', async () => {
  await resizePage(360);
  const { path } = await openPage('/shop', answers);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Show only').click();
  await checkbox('New').click();
  await sheet.getByText('Rating').click();
  await sheet.getByRole('radio', { name: '4 stars & up' }).click({ force: true });
  await expect.poll(path).toBe('/shop?rating=4&new=1');
  await expect.element(page.getByRole('button', { name: 'Show 1 product', exact: true })).toBeVisible();
  await expectAccessible(0);
  await page.getByRole('button', { name: 'Show 1 product', exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
});

test('prices apply on Enter, by the button or when the focus leaves them, and invalid ones say why', async () => {
  const { path } = await openPage('/shop', answers);
  const prices = page.getByRole('group', { name: 'Price' });
  const from = prices.getByRole('textbox', { name: 'From' });
  const to = prices.getByRole('textbox', { name: 'To' });
  await expect.element(from).toHaveAttribute('placeholder', '$9');
  await expect.element(to).toHaveAttribute('placeholder', '$50');
  await from.fill('cheap');
  await userEvent.keyboard('{Enter}');
  await expect.element(from).toHaveAccessibleDescription('Please enter an amount like 25.00');
  await expect.element(from).toHaveValue('cheap');
  await expect.element(from).toHaveFocus();
  await expectAccessible();
  await from.fill('10');
  await userEvent.keyboard('{Enter}');
  await expect.poll(path).toBe('/shop?min-price=1000');
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveValue('10.00');
  await to.fill('5');
  await prices.getByRole('button', { name: 'Apply' }).click();
  await expect.element(to).toHaveAccessibleDescription('This is less than the lowest price');
  expect(path()).toBe('/shop?min-price=1000');
  await to.fill('20');
  await userEvent.tab();
  expect(path()).toBe('/shop?min-price=1000');
  await userEvent.tab();
  await expect.poll(path).toBe('/shop?min-price=1000&max-price=2000');
  await page.getByRole('button', { name: 'Remove filter $10 to $20' }).click();
  await expect.poll(path).toBe('/shop');
  await expect.element(from).toHaveValue('');
});

test('a long list of brands expands on demand', async () => {
  const brands = Array.from({ length: 11 }, (_, index) => ({ value: `Brand ${index}`, count: 1 }));
  await openPage('/shop', { ...answers, productFilterOptions: { ...OPTIONS, brands } });
  const group = page.getByRole('group', { name: 'Brand' });
  const count = () => group.getByRole('checkbox').elements().length;
  await expect.poll(count).toBe(8);
  group.getByRole('button', { name: 'Show all 11 brands' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(11);
  await expect.element(group.getByRole('button', { name: 'Show fewer brands' })).toHaveFocus();
});

test('a long list of sizes expands on demand, and always shows selected ones', async () => {
  const sizes = Array.from({ length: 14 }, (_, index) => ({ value: String(30 + index), count: 1 }));
  await openPage('/shop', { ...answers, productFilterOptions: { ...OPTIONS, sizes } });
  const group = page.getByRole('group', { name: 'Size' });
  const count = () => group.getByRole('checkbox').elements().length;
  await expect.poll(count).toBe(12);
  group.getByRole('button', { name: 'Show all 14 sizes' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(14);
  const fewer = group.getByRole('button', { name: 'Show fewer sizes' });
  await expect.element(fewer).toHaveFocus();
  const last = group.getByRole('checkbox', { name: '43', exact: true });
  await last.click({ force: true });
  await expect.element(last).toBeChecked();
  fewer.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(count).toBe(13);
  await expect.element(last).toBeChecked();
  // It does not vanish at once, even when unticked.
  await last.click({ force: true });
  await expect.element(last).not.toBeChecked();
  await expect.element(last).toBeInTheDocument();
});

test('subcategories appear once their parent is selected, and replace it when selected', async () => {
  const { path } = await openPage('/shop', answers);
  await expect.element(checkbox('Home & Lifestyle')).toBeVisible();
  await expect.element(checkbox('Kitchen')).not.toBeInTheDocument();
  await checkbox('Home & Lifestyle').click();
  await checkbox('Kitchen').click();
  await expect.element(checkbox('Home & Lifestyle')).not.toBeChecked();
  await checkbox('Pans').click();
  await expect.element(checkbox('Pans')).toHaveFocus();
  await expect.poll(path).toBe('/shop?category=pans');
  await expectAccessible();
});

test('a collection is filtered like the shop, within the collection', async () => {
  const requestedCollections: unknown[] = [];
  const { path } = await openPage('/collections/summer', {
    ...answers,
    collection: { id: 'collection-1', handle: 'summer', title: 'Summer by the sea' },
    productFilterOptions: ({ filter }: QueryproductFilterOptionsArgs) => {
      requestedCollections.push(filter?.collection);
      return OPTIONS;
    },
  });
  await expect.element(checkbox('In stock')).toHaveAccessibleDescription('2 products');
  await checkbox('In stock').click();
  await expect.poll(path).toBe('/collections/summer?in-stock=1');
  await expect.poll(() => requestedCollections.length).toBeGreaterThan(1);
  expect(new Set(requestedCollections)).toEqual(new Set(['summer']));
});

test('options of the merchant’s own are filters, too', async () => {
  const { path } = await openPage('/shop?option.Material=Oak', {
    ...answers,
    productFilterOptions: {
      ...OPTIONS,
      options: [
        {
          name: 'Material',
          values: [
            'Ash',
            'Beech',
            'Birch',
            'Cherry',
            'Elm',
            'Larch',
            'Maple',
            'Oak',
            'Pine',
            'Teak',
            'Walnut',
          ].map((value) => ({ value, count: 1 })),
        },
      ],
    },
  });
  const group = page.getByRole('group', { name: 'Material' });
  await expect.element(group.getByRole('checkbox', { name: 'Oak' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: /Material: Oak/ })).toBeVisible();
  await group.getByRole('button', { name: 'Show all 11' }).click();
  await group.getByRole('checkbox', { name: 'Walnut' }).click({ force: true });
  await expect.poll(path).toBe('/shop?option.Material=Oak&option.Material=Walnut');
  await page.getByRole('button', { name: /Material: Oak/ }).click();
  await expect.poll(path).toBe('/shop?option.Material=Walnut');
  await expectAccessible();
});

const field = { owner: 'PRODUCT' as const, unit: null };
const vegan = { ...field, key: 'vegan', name: 'Vegan', type: 'BOOLEAN' as const };
const weight = { ...field, key: 'weight', name: 'Weight', type: 'NUMBER' as const, unit: 'kg' };
const shade = { ...field, key: 'shade', name: 'Shade', type: 'COLOUR' as const };
const made = { ...field, owner: 'VARIANT' as const, key: 'made', name: 'Made', type: 'DATE' as const };

/** A list that stores its filters, with these facets. */
function withFields(filters: unknown[]): Answers {
  return {
    ...answers,
    products: ({ filter }: QueryproductsArgs) => {
      filters.push(filter);
      return { nodes: jars, totalCount: 3 };
    },
    customFields: ({ owner }: QuerycustomFieldsArgs) =>
      [vegan, weight, shade, made].filter((each) => each.owner === owner),
    productFilterOptions: {
      ...OPTIONS,
      fields: [
        { ...vegan, values: [{ value: 'true', count: 1 }] },
        { ...weight, min: '0.5', max: '1200', values: [{ value: '0.5', count: 2 }] },
        { ...shade, values: [{ value: '#AA3300', count: 3 }] },
        { ...made, min: '2026-01-31', max: '2026-03-01', values: [{ value: '2026-01-31', count: 1 }] },
      ],
    },
  };
}

test('custom fields are filters, with values as people read them', async () => {
  const filters: unknown[] = [];
  const { path } = await openPage('/shop?field.shade=%23AA3300', withFields(filters));
  await expect.element(checkbox('#AA3300')).toBeChecked();
  await expect.element(page.getByRole('button', { name: /Shade: #AA3300/ })).toBeVisible();
  await checkbox('Yes').click();
  await expect.poll(path).toBe('/shop?field.shade=%23AA3300&field.vegan=true');
  await checkbox('#AA3300').click();
  await expect.poll(path).toBe('/shop?field.vegan=true');
  await expect.poll(() => filters.at(-1)).toEqual({ fields: [{ key: 'vegan', values: ['true'] }] });
});

test('numbers and dates of custom fields are ranges', async () => {
  const filters: unknown[] = [];
  const { path } = await openPage('/shop?field.vegan=true', withFields(filters));
  const ofWeight = page.getByRole('group', { name: 'Weight' });
  const from = ofWeight.getByRole('textbox', { name: 'From (kg)' });
  const to = ofWeight.getByRole('textbox', { name: 'To (kg)' });
  await expect.element(from).toHaveAttribute('placeholder', '0.5');
  await expect.element(to).toHaveAttribute('placeholder', '1,200');
  await from.fill('heavy');
  await userEvent.keyboard('{Enter}');
  await expect.element(from).toHaveAccessibleDescription('Please enter a number such as 12.5');
  await expect.element(from).toHaveValue('heavy');
  await from.fill('2');
  await to.fill('5.0');
  await ofWeight.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(path).toBe('/shop?field.vegan=true&field.weight.from=2&field.weight.to=5');
  await expect.element(page.getByRole('button', { name: 'Remove filter Weight: 2 to 5 kg' })).toBeVisible();

  const ofMade = page.getByRole('group', { name: 'Made' });
  await expect.element(ofMade.getByLabelText('To')).toHaveAttribute('max', '2026-03-01');
  await ofMade.getByLabelText('From').fill('2026-02-01');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => filters.at(-1))
    .toEqual({
      fields: [
        { owner: 'VARIANT', key: 'made', from: '2026-02-01' },
        { key: 'vegan', values: ['true'] },
        { key: 'weight', from: '2', to: '5' },
      ],
    });
  await expect.element(page.getByRole('button', { name: /Made: from Feb 1, 2026/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /Weight: 2 to 5 kg/ }).click();
  await expect.poll(path).toBe('/shop?field.vegan=true&field.variant.made.from=2026-02-01');
  await expect.element(from).toHaveValue('');
});
