import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProduct } from '../../../test/a-product.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const opener = page.getByRole('button', { name: 'Size guide' });
const dialog = page.getByRole('dialog', { name: 'Size guide' });
const openProduct = (sizeGuide: 'MENS_TROUSERS' | 'SHOES' | null) =>
  openPage('/shop/jar', {
    productByHandle: aProduct({
      sizes: ['32', '42'],
      variants: [{ id: 'jar-32', size: '32', stock: 3, salePrice: 850 }],
      sizeGuide,
    }),
  });

test('the matching size guide opens beside the sizes, by keyboard, and restores the focus', async () => {
  await resizePage(360);
  await openProduct('MENS_TROUSERS');
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const table = dialog.getByRole('table', { name: 'Men’s pants and shorts' });
  await expect.element(table.getByRole('row', { name: /^32 M/ })).toMatchTextContent('79–84 cm');
  await expectAccessible(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('shoes have another one, which links to a page with all of them', async () => {
  const { path } = await openProduct('SHOES');
  await opener.click();
  await expect.element(dialog.getByRole('row', { name: /^42 / })).toMatchTextContent('26.5 cm');
  await dialog.getByRole('link', { name: 'Printable size guide' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Size guide' })).toHaveFocus();
  expect(path()).toBe('/size-guide');
  expect(page.getByRole('table').elements()).toHaveLength(4);
});

test('a product without a size table has no size guide', async () => {
  await openProduct(null);
  await expect.element(page.getByRole('group', { name: /Size/ })).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});
