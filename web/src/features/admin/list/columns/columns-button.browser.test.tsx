import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const header = (name: string) => page.getByRole('columnheader', { name });
const button = page.getByRole('button', { name: 'Columns' });
const box = (name: string) => page.getByRole('checkbox', { name });
const open = (search = '') =>
  openPage(`/admin/products${search}`, { products: { nodes: [aProductForStaff()], totalCount: 1 } }, 'owner');

test('columns are selected by keyboard and remembered', async () => {
  await open();
  await expect.element(header('Rating')).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Category')).toHaveFocus();
  await expectAccessible();
  for (const name of ['Rating', 'Brand']) {
    (box(name).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(header('Rating')).not.toBeInTheDocument();
  await open();
  await expect.element(header('Brand')).toBeVisible();
  await expect.element(header('Rating')).not.toBeInTheDocument();
});

test('a link has its own columns and does not change the user’s selection', async () => {
  await open();
  await button.click();
  await box('Brand').click();
  await expect.element(header('Brand')).toBeVisible();

  const api = await open('?columns=price');
  await expect.element(header('Price')).toBeVisible();
  await expect.element(header('Brand')).not.toBeInTheDocument();
  await button.click();
  await box('Stock').click();
  await expect.poll(api.path).toBe('/admin/products?columns=price%2Cstock');

  await open();
  await expect.element(header('Brand')).toBeVisible();
  await button.click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect.element(header('Brand')).not.toBeInTheDocument();
  await expect.element(header('Rating')).toBeVisible();
});
