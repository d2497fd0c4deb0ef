import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { test } from './support/test.ts';

/** What the merchant calls blue and red. */
const LAGOON = { name: 'Lagoon', hex: '#1f6fb2' };
const SCARLET = { name: 'Scarlet', hex: '#c22f47' };

interface OwnBrand {
  brand: string;
  tee: OwnProduct;
  shirt: OwnProduct;
  jar: OwnProduct;
  withdraw: () => Promise<void>;
}

/**
 * Three products of a brand that no other test knows: a tee that is sold out in blue M, a blue shirt, and a jar that is new and
 * on sale. What other tests add to the shop meanwhile does not count among them.
 */
async function ownBrand(request: APIRequestContext): Promise<OwnBrand> {
  const brand = `Brand ${randomUUID().slice(0, 8)}`;
  const tee = await ownProduct(request, {
    ...{ brand, colours: [LAGOON, SCARLET], sizes: ['S', 'M'], salePrice: 2000 },
    variants: [
      { colour: 'Lagoon', size: 'S', stock: 2 },
      { colour: 'Lagoon', size: 'M', stock: 0 },
      { colour: 'Scarlet', size: 'M', stock: 4 },
    ],
  });
  const shirt = await ownProduct(request, {
    brand,
    colours: [LAGOON],
    sizes: ['M'],
    salePrice: 5000,
    stock: 3,
  });
  const jar = await ownProduct(request, { brand, salePrice: 900, regularPrice: 1200, isNew: true });
  return {
    ...{ brand, tee, shirt, jar },
    withdraw: async () => {
      for (const product of [tee, shirt, jar]) await product.withdraw();
    },
  };
}

/** Behind an open sheet, the number of products is not accessible, but it is what the sheet's button says. */
const found = (page: Page, count: number) =>
  expect(page.locator('#content p[role=status]')).toHaveText(count === 1 ? '1 product' : `${count} products`);

const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: `Remove filter ${label}` });

/** Opens the catalogue with its filters: on a phone all groups of the sheet, elsewhere they stand beside the list. */
async function openFilters(page: Page, path: string, isMobile: boolean): Promise<void> {
  await page.goto(path);
  if (isMobile) await openSheet(page);
  await expect(
    page
      .getByRole('group', { name: 'Rating' })
      .or(page.getByRole('group', { name: 'Price' }))
      .first(),
  ).toBeAttached();
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const label of ['Show only', 'Price', 'Colour', 'Size']) {
    const group = sheet.locator('details').filter({ has: page.locator('summary', { hasText: label }) });
    await group.waitFor();
    if (!(await group.evaluate((details: HTMLDetailsElement) => details.open))) {
      await group.locator('summary').click();
    }
  }
}

test('a card shows the filtered colour that is there in the filtered size', async ({ page, request }) => {
  const { brand, tee, withdraw } = await ownBrand(request);
  const path = `/shop?brand=${encodeURIComponent(brand)}&colour=blue&colour=red&size=M`;
  const link = page.getByRole('link', { name: tee.title, exact: true });
  await page.goto(path);
  await expect(link).toHaveAttribute('href', /colour=Lagoon$/);
  await page.goto(`${path}&in-stock=1`);
  await expect(link).toHaveAttribute('href', /colour=Scarlet$/);
  await withdraw();
});

test('a count says what a click gives, of one and the same variant', async ({ page, request, isMobile }) => {
  const { brand, tee, shirt, withdraw } = await ownBrand(request);
  await openFilters(page, `/shop?brand=${encodeURIComponent(brand)}`, isMobile);
  await found(page, 3);
  const steps = [
    ['Blue', 2],
    ['M', 2],
    // The tee is left in red M only.
    ['In stock', 1],
  ] as const;
  for (const [name, count] of steps) {
    const filter = page.getByRole('checkbox', { name, exact: true });
    await expect(filter).toHaveAccessibleDescription(count === 1 ? '1 product' : `${count} products`);
    await filter.check({ force: name === 'M' });
    await found(page, count);
    await expect(filter).toBeFocused();
  }
  await expect(page).toHaveURL(/colour=blue&size=M&brand=.*&in-stock=1$/);
  // Nothing that was offered is gone.
  const red = page.getByRole('checkbox', { name: 'Red', exact: true });
  await expect(red).toHaveAccessibleDescription('1 product');
  await expect(page.getByRole('checkbox', { name: 'S', exact: true })).toHaveAccessibleDescription(
    '1 product',
  );
  await expect(page.getByRole('checkbox', { name: 'New', exact: true })).toHaveAccessibleDescription(
    '0 products',
  );
  if (isMobile) {
    await page.getByRole('button', { name: 'Show 1 product', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeFocused();
  }
  await expect(page.getByRole('link', { name: shirt.title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: tee.title, exact: true })).toHaveCount(0);

  await test.step('a chip takes one off, and "back" puts it on again', async () => {
    await chip(page, 'Size M').click();
    await found(page, 2);
    await expect(chip(page, 'Size M')).toHaveCount(0);
    await page.goBack();
    await found(page, 1);
    await expect(chip(page, 'Size M')).toBeVisible();
    await page.reload();
    await found(page, 1);
    await expect(chip(page, 'Blue')).toBeVisible();
  });

  await test.step('all of them are cleared at once', async () => {
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(page.getByRole('list', { name: 'Applied filters' })).toHaveCount(0);
  });
  await withdraw();
});

test('prices are applied by Enter or on leaving, and what can’t be says why', async ({
  page,
  request,
  isMobile,
}) => {
  const { brand, withdraw } = await ownBrand(request);
  await openFilters(page, `/shop?brand=${encodeURIComponent(brand)}`, isMobile);
  const prices = page.getByRole('group', { name: 'Price' });
  const [from, to] = [
    prices.getByRole('textbox', { name: 'From' }),
    prices.getByRole('textbox', { name: 'To' }),
  ];
  await expect(from).toHaveAttribute('placeholder', '$9');
  await expect(to).toHaveAttribute('placeholder', '$50');
  await from.fill('cheap');
  await from.press('Enter');
  await expect(from).toHaveAccessibleDescription('Please enter an amount like 25.00');
  await expect(from).toHaveValue('cheap');
  await expect(from).toBeFocused();
  await expectAccessible(page, isMobile ? 0 : 1);
  await from.fill('10');
  await from.press('Enter');
  await expect(page).toHaveURL(/min-price=1000$/);
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('10.00');
  await found(page, 2);
  await to.fill('5');
  await to.press('Tab');
  await expect(to).toHaveAccessibleDescription('This is less than the lowest price');
  await expect(page).toHaveURL(/min-price=1000$/);
  await to.fill('20');
  await to.press('Tab');
  await found(page, 1);
  await expect(page).toHaveURL(/min-price=1000&max-price=2000$/);
  if (isMobile) await page.getByRole('button', { name: 'Show 1 product', exact: true }).click();
  await chip(page, '$10 to $20').click();
  await found(page, 3);
  if (isMobile) await openSheet(page);
  await expect(from).toHaveValue('');
  await withdraw();
});

test('what nothing has says so, and can be undone', async ({ page, request }) => {
  const { brand, withdraw } = await ownBrand(request);
  await page.goto(`/shop?brand=${encodeURIComponent(brand)}&colour=green&new=1`);
  await expect(page.getByText(`We found no products with all of these: New, Green, ${brand}.`)).toBeVisible();
  await chip(page, 'Green').click();
  await found(page, 1);
  await expect(chip(page, 'New')).toBeFocused();
  await page.goto(`/shop?brand=${encodeURIComponent(brand)}&colour=green`);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await withdraw();
});

test('filters work by keyboard, and are accessible', async ({ page, isMobile }) => {
  await openFilters(page, '/shop', isMobile);
  const inStock = page.getByRole('checkbox', { name: 'In stock', exact: true });
  await inStock.focus();
  await page.keyboard.press('Space');
  await expect(inStock).toBeChecked();
  await expect(page).toHaveURL(/in-stock=1$/);
  const summary = page.locator('summary', { hasText: 'Show only' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(inStock).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(inStock).toBeVisible();
  if (isMobile) await page.locator('summary', { hasText: 'Rating' }).click();
  const ratings = page.getByRole('group', { name: 'Rating' });
  await ratings.getByRole('radio', { name: 'Any rating' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(ratings.getByRole('radio', { name: '4 stars & up' })).toBeChecked();
  await expect(page).toHaveURL(/rating=4&in-stock=1$/);
  // Until the new list is there, the old one is faint.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, isMobile ? 0 : 1);
});

test('a long list of brands is shown on demand', async ({ page, isMobile }) => {
  await openFilters(page, '/shop', isMobile);
  if (isMobile) await page.locator('summary', { hasText: 'Brand' }).click();
  const brands = page.getByRole('group', { name: 'Brand' });
  const all = brands.getByRole('button', { name: /^Show all \d+ brands$/ });
  await expect(brands.getByRole('checkbox')).toHaveCount(8);
  await all.press('Enter');
  expect(await brands.getByRole('checkbox').count()).toBeGreaterThan(9);
  await expect(brands.getByRole('button', { name: 'Show fewer brands' })).toBeFocused();
});

test('a long list of sizes is shown on demand, and a chosen one always', async ({
  page,
  request,
  isMobile,
}) => {
  const sizes = Array.from({ length: 14 }, (_, index) => String(30 + index));
  const brand = `Brand ${randomUUID().slice(0, 8)}`;
  const tee = await ownProduct(request, { brand, sizes, colours: [LAGOON] });
  await openFilters(page, `/shop?brand=${encodeURIComponent(brand)}`, isMobile);
  const group = page.getByRole('group', { name: 'Size' });
  const shown = group.getByRole('checkbox');
  await expect(shown).toHaveCount(12);
  await group.getByRole('button', { name: 'Show all 14 sizes' }).press('Enter');
  await expect(shown).toHaveCount(14);
  const fewer = group.getByRole('button', { name: 'Show fewer sizes' });
  await expect(fewer).toBeFocused();
  const last = group.getByRole('checkbox', { name: '43', exact: true });
  await last.check({ force: true });
  await fewer.press('Enter');
  await expect(shown).toHaveCount(13);
  await expect(last).toBeChecked();
  // Not even unticked does it vanish at once.
  await last.uncheck({ force: true });
  await expect(last).toBeVisible();
  await tee.withdraw();
});

test('a collection is narrowed like the shop', async ({ page, isMobile, request }) => {
  await page.goto('/collections');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const path = await first.getAttribute('href');
  await openFilters(page, path ?? '', isMobile);
  const inStock = page.getByRole('checkbox', { name: 'In stock', exact: true });
  await expect(inStock).toHaveAccessibleDescription(/^\d+ products?$/);
  await inStock.check();
  await expect(page).toHaveURL(`${path}?in-stock=1`);
  const html = await (await request.get(`${path}?in-stock=1&colour=blue`)).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}" />`));
});

test('a filtered page names the unfiltered one to search engines', async ({ request }) => {
  const pages = [
    ['/shop?colour=blue&size=M&in-stock=1', '/shop'],
    ['/shop?min-price=1000&sort=rating', '/shop'],
    ['/shop?category=electronics&brand=Nobody', '/shop?category=electronics'],
  ] as const;
  for (const [path, canonical] of pages) {
    const html = await (await request.get(path)).text();
    expect(/<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/.exec(html)?.[1], path).toBe(canonical);
  }
});
