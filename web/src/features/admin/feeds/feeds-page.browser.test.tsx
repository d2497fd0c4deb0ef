import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const productFeeds = {
  googleUrl: 'https://shop.example/feeds/google.xml',
  metaUrl: 'https://shop.example/feeds/meta.csv',
  jsonUrl: 'https://shop.example/feeds/products.json',
};
const nothing = { products: [], totalCount: 0 };

test('the URLs are copied, and products lead to their forms', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const product = { id: 'tee', handle: 'everyday-tee', title: 'Everyday Tee' };
  const problems = ['NO_PICTURE', 'LONG_TITLE', 'NO_GENDER'] as const;
  const productFeedProblems = { products: [{ product, problems }], totalCount: 240 };
  const { path } = await openPage('/admin/feeds', { productFeeds, productFeedProblems }, 'owner');
  await expect
    .element(page.getByRole('textbox', { name: 'Facebook and Instagram' }))
    .toHaveValue(productFeeds.metaUrl);
  await page.getByRole('button', { name: 'Copy link: Google Merchant Center' }).click();
  expect(writeText).toHaveBeenCalledWith(productFeeds.googleUrl);
  const list = page.getByRole('region', { name: 'Products to improve' });
  await expect.element(list.getByText('240 products', { exact: true })).toBeVisible();
  await expect.element(list.getByText('These are the first 1 of 240 products.')).toBeVisible();
  await expect.element(list.getByText('No picture: left out')).toBeVisible();
  await expect.element(list.getByText(/over 150 characters/)).toBeVisible();
  await expect.element(list.getByText('Apparel without gender: Google may not show it')).toBeVisible();
  await expect.element(list.getByText(/^Feeds take gender .* attribute with that name/)).toBeVisible();
  await expectAccessible();
  await list.getByRole('link', { name: 'Everyday Tee' }).click();
  await expect.poll(path).toBe('/admin/products/tee/edit');
});

test('a closed shop says that its feeds do not work yet, and good products need nothing', async () => {
  const shop = { name: 'Exclusive', currencyCode: 'USD', timeZone: 'UTC', isOpen: false };
  await openPage('/admin/feeds', { shop, productFeeds, productFeedProblems: nothing }, 'owner');
  await expect.element(page.getByText('The feeds work once your storefront is open.')).toBeVisible();
  await expect.element(page.getByText('Nothing to improve')).toBeVisible();
});

test('a check that failed is repeated, while the URLs stay', async () => {
  let isDown = true;
  const productFeedProblems = () => {
    if (isDown) throw new Error('The shop is busy');
    return nothing;
  };
  await openPage('/admin/feeds', { productFeeds, productFeedProblems }, 'owner');
  const retry = page.getByRole('button', { name: /again/i });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Other programs' })).toBeVisible();
  isDown = false;
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Nothing to improve')).toBeVisible();
});
