import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type OwnProduct, ownProduct } from '../support/admin.ts';
import { test } from '../support/test.ts';

/** The merchant's names for blue and red. */
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
 * Three products of a brand that only this test uses: a tee that is sold out in blue M, a blue shirt, and a
 * new jar on sale. So products of other tests do not affect the counts.
 */
async function ownBrand(request: APIRequestContext): Promise<OwnBrand> {
  const brand = `Brand ${randomUUID().slice(0, 8)}`;
  const tee = await ownProduct(request, {
    brand,
    colours: [LAGOON, SCARLET],
    sizes: ['S', 'M'],
    salePrice: 2000,
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
    brand,
    tee,
    shirt,
    jar,
    withdraw: async () => {
      for (const product of [tee, shirt, jar]) await product.withdraw();
    },
  };
}

/** Behind an open sheet, the product count is not accessible, but the sheet's button shows it. */
const expectProductCount = (page: Page, count: number) =>
  expect(page.locator('#content p[role=status]')).toHaveText(count === 1 ? '1 product' : `${count} products`);

const chip = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Applied filters' }).getByRole('button', { name: `Remove filter ${label}` });

/**
 * Opens the catalogue with its filters: on a phone all groups of the sheet; elsewhere they are next to the
 * list.
 */
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

test('a count is the number of products after a click, with matching variants', async ({
  page,
  request,
  isMobile,
}) => {
  const { brand, tee, shirt, withdraw } = await ownBrand(request);
  await openFilters(page, `/shop?brand=${encodeURIComponent(brand)}`, isMobile);
  await expectProductCount(page, 3);
  const steps = [
    ['Blue', 2],
    ['M', 2],
    // Only red M of the tee is in stock.
    ['In stock', 1],
  ] as const;
  for (const [name, count] of steps) {
    const filter = page.getByRole('checkbox', { name, exact: true });
    await expect(filter).toHaveAccessibleDescription(count === 1 ? '1 product' : `${count} products`);
    await filter.check({ force: name === 'M' });
    await expectProductCount(page, count);
    await expect(filter).toBeFocused();
  }
  await expect(page).toHaveURL(/colour=blue&size=M&brand=.*&in-stock=1$/);
  // No earlier choice has disappeared.
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

  await test.step('a chip removes a filter, and "back" restores it', async () => {
    await chip(page, 'Size M').click();
    await expectProductCount(page, 2);
    await expect(chip(page, 'Size M')).toHaveCount(0);
    await page.goBack();
    await expectProductCount(page, 1);
    await expect(chip(page, 'Size M')).toBeVisible();
    await page.reload();
    await expectProductCount(page, 1);
    await expect(chip(page, 'Blue')).toBeVisible();
  });
  await withdraw();
});
