import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { productId, productPath } from './support/catalogue.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { operationOf } from './support/operations.ts';
import { startSession } from './support/session.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

const KEY = 'recently-viewed';
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently Viewed' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The titles in the section, once its products are there. */
async function expectViewed(page: Page, titles: string[]): Promise<void> {
  await viewed(page).scrollIntoViewIfNeeded();
  await expect(viewed(page).getByRole('heading', { level: 3 })).toHaveText(titles);
}

test('the last viewed product comes first, and the one that is open not at all', async ({
  page,
  request,
}) => {
  const [fig, pendant, lamp] = [
    await productPath(request, 'Potted Fig'),
    await productPath(request, 'Emerald Pendant'),
    await productPath(request, 'Wireless Gamepad'),
  ];
  await page.goto(fig);
  await expect(page.getByRole('region', { name: 'Related Items' })).toBeVisible();
  await expect(viewed(page)).toHaveCount(0);
  await page.goto(pendant);
  await expectViewed(page, ['Potted Fig']);
  await page.goto(lamp);
  await expectViewed(page, ['Emerald Pendant', 'Potted Fig']);
  await page.goto(fig);
  await expectViewed(page, ['Wireless Gamepad', 'Emerald Pendant']);
  await expectAccessible(page);

  await test.step('from one product to the other within the page', async () => {
    await viewed(page).getByRole('link', { name: 'Emerald Pendant', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emerald Pendant');
    await expectViewed(page, ['Potted Fig', 'Wireless Gamepad']);
  });

  await test.step('back to one that is known already, which then stands alone', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emerald Pendant');
    await expectViewed(page, ['Potted Fig', 'Wireless Gamepad']);
  });

  await test.step('the home page ends with all of them', async () => {
    await page.goto('/');
    await expectViewed(page, ['Emerald Pendant', 'Potted Fig', 'Wireless Gamepad']);
  });
});

test('its products are asked for once the section comes near, and never by the server', async ({
  page,
  request,
}) => {
  const [fig, pendant] = [
    await productPath(request, 'Potted Fig'),
    await productPath(request, 'Emerald Pendant'),
  ];
  await page.goto(fig);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (operationOf(sent) === 'RecentlyViewed') asked.push(sent.url());
  });
  // So that the section is far away whatever the screen.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.head.insertAdjacentHTML('beforeend', '<style>main { padding-block-start: 4000px }</style>');
    });
  });
  const response = await page.goto(pendant);
  expect(await response?.text()).not.toContain('Recently Viewed');
  await expect(viewed(page)).toHaveAttribute('aria-busy', 'true');
  expect(asked).toEqual([]);
  await expectViewed(page, ['Potted Fig']);
  expect(asked).toHaveLength(1);
});

test('what was withdrawn meanwhile is missing', async ({ page, request }) => {
  const jar = await ownProduct(request);
  await page.goto(`/shop/${jar.id}`);
  await page.goto(await productPath(request, 'Potted Fig'));
  await expectViewed(page, [jar.title]);
  await jar.withdraw();
  await page.goto(await productPath(request, 'Emerald Pendant'));
  await expectViewed(page, ['Potted Fig']);
});

test.describe('what is stored may be anything', () => {
  const broken = ['{"not', '{}', 'null', '"x"', '[1,null,{},"no id"]'];
  for (const text of broken) {
    test(text, async ({ page, request }) => {
      await page.goto('/about');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      const path = await productPath(request, 'Potted Fig');
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Related Items' })).toBeVisible();
      const id = await productId(request, 'Potted Fig');
      await expect.poll(() => stored(page)).toContain(id);
      await page.goto(await productPath(request, 'Emerald Pendant'));
      await expectViewed(page, ['Potted Fig']);
    });
  }
});

test('at most twelve are kept', async ({ page, request }) => {
  await page.goto('/about');
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify(ids),
  ] as const);
  await page.goto(await productPath(request, 'Potted Fig'));
  const expected = [await productId(request, 'Potted Fig'), ...ids.slice(0, 11)];
  await expect.poll(() => stored(page)).toBe(JSON.stringify(expected));
});

test('a logout forgets them', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await page.goto(await productPath(request, 'Potted Fig'));
  await expect.poll(() => stored(page)).not.toBeNull();
  await startSession(page, shopper);
  await page.goto('/account');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page)).toBeNull();
});
