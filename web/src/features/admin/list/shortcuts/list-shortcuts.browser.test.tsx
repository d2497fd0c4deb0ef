import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProduct } from '../../../../test/a-product.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
const titleOf = (index: number) => rows.nth(index).getByRole('link').first();
const boxOf = (index: number) => rows.nth(index).getByRole('checkbox');
const search = page.getByRole('searchbox', { name: 'Search products' });

async function openProducts(): Promise<void> {
  const nodes = ['Lid', 'Mat', 'Cup', 'Pan'].map((title) => aProduct({ id: title.toLowerCase(), title }));
  await openPage('/admin/products', { products: { nodes, totalCount: nodes.length } }, 'owner');
  await expect.element(titleOf(0)).toBeVisible();
}

test('keys move through rows and select a range', async () => {
  await openProducts();
  await userEvent.keyboard('jjk');
  await expect.element(titleOf(0)).toHaveFocus();
  await userEvent.keyboard('xjj{Shift>}X{/Shift}');
  await expect.element(page.getByRole('region', { name: 'Selection' })).toMatchTextContent(/3 selected/);
  await expect.element(boxOf(1)).toBeChecked();
  await expect.element(boxOf(3)).not.toBeChecked();
  await userEvent.keyboard('b');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.element(bar.getByRole('button').first()).toHaveFocus();
});

test('typing in the search field triggers no shortcuts', async () => {
  await openProducts();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('jxk?');
  await expect.element(search).toHaveValue('jxk?');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('shortcuts are explained, and stay off until switched on again', async () => {
  await openProducts();
  await userEvent.keyboard('jjj?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog).toMatchTextContent(/Next row, previous row/);
  await expectAccessible(0);
  await dialog.getByRole('checkbox', { name: 'Use these keys in lists' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(titleOf(2)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(titleOf(2)).toHaveFocus();
  await openProducts();
  await userEvent.keyboard('j');
  await expect.element(titleOf(0)).not.toHaveFocus();
});
