import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProductForStaff } from '../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const chips = page.getByRole('list', { name: 'Applied filters' });
const chip = (label: string) => chips.getByRole('button', { name: `Remove filter ${label}` });

test('active order filters are shown, and removed one by one or all at once', async () => {
  const api = await openPage(
    '/admin/orders?q=nora&status=pending&sending=open&from=2026-01-01&min=10',
    {},
    'owner',
  );
  for (const label of [
    '“nora”',
    'Status: Pending',
    'Shipping: To ship',
    'Placed from Jan 1, 2026',
    'Total from 10 USD',
  ])
    await expect.element(chip(label)).toBeVisible();
  await expectAccessible();
  (chip('Status: Pending').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(api.path).toBe('/admin/orders?q=nora&sending=open&from=2026-01-01&min=10');
  await expect.element(chips.getByRole('button').first()).toHaveFocus();
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(api.path).toBe('/admin/orders');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
});

test('a product filter names its category, and removing it keeps the sort order', async () => {
  const api = await openPage(
    '/admin/products?category=electronics&status=active&stock=in&sort=price-asc',
    { categories: [{ id: 'electronics', slug: 'electronics', label: 'Electronics' }] },
    'owner',
  );
  await expect.element(chip('Category: Electronics')).toBeVisible();
  await chip('Stock: In stock').click();
  await expect.poll(api.path).toBe('/admin/products?category=electronics&status=active&sort=price-asc');
});

test('active customer filters can be removed', async () => {
  const api = await openPage('/admin/customers?q=nora', {}, 'owner');
  await chip('“nora”').click();
  await expect.poll(api.path).toBe('/admin/customers');
});

test('the header of a long list sticks', async () => {
  const nodes = Array.from({ length: 40 }, (_, index) => aProductForStaff({ id: `jar-${index}` }));
  await openPage('/admin/products', { products: { nodes, totalCount: nodes.length } }, 'owner');
  const header = page.getByRole('columnheader', { name: 'Price' });
  const low = page.getByRole('row').nth(35);
  await expect.element(low).toBeInTheDocument();
  expect(header.element().getBoundingClientRect().top).toBeGreaterThan(0);
  low.element().scrollIntoView();
  await expect.poll(() => header.element().getBoundingClientRect().top).toBe(0);
});
