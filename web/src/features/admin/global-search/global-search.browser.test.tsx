import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QuerycustomersArgs, QueryordersArgs, QueryproductsArgs } from '../../../gql/graphql.ts';
import { aProductForStaff } from '../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const dialog = page.getByRole('dialog', { name: 'Search the back office' });
const field = dialog.getByRole('combobox', { name: 'Search' });
const option = (name: string | RegExp) => dialog.getByRole('option', { name });

const lantern = aProductForStaff({ id: 'lantern', title: 'Lantern' });
const customer = { id: 'customer-1', firstName: 'Jo', lastName: 'Journey', email: 'jo@example.com' };
const order = {
  id: 'order-1',
  number: 'J-1001',
  currencyCode: 'USD',
  customer: { id: 'customer-1', fullName: 'Jo Journey', email: 'jo@example.com' },
};
const connectionOf = <Node,>(nodes: Node[], isFound: boolean | undefined) => ({
  nodes: isFound ? nodes : [],
  totalCount: 1,
});

/** A shop with one product, one order and one customer, found by their prefixes. */
const shop: Answers = {
  products: ({ filter }: QueryproductsArgs) => connectionOf([lantern], filter?.text?.startsWith('Lan')),
  orders: ({ filter }: QueryordersArgs) => connectionOf([order], filter?.text?.startsWith('J-1')),
  customers: ({ search }: QuerycustomersArgs) => connectionOf([customer], search?.startsWith('jo@')),
  product: lantern,
  order,
  customer,
};

async function search(text: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(text);
}

const openProducts = async (answers: Answers = {}) => {
  const api = await openPage('/admin/products', { ...shop, ...answers }, 'owner');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  return api;
};

test('a few letters and the arrow keys open pages', async () => {
  const api = await openProducts();
  await search('aud');
  await expect.element(option('Audit log')).toHaveAttribute('data-highlighted');
  await expectAccessible(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(api.path).toBe('/admin/audit');
  await expect.element(dialog).not.toBeInTheDocument();

  await search('cat');
  await expect.element(option(/^Categories/)).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Add category')).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(api.path).toBe('/admin/categories/add');
});

test('a product, an order and a customer are found from within a list’s search field', async () => {
  const api = await openPage('/admin/customers', shop, 'owner');
  await page.getByRole('searchbox', { name: 'Search customers' }).click();
  await search('Lantern');
  await expect.element(option('Lantern')).toBeVisible();
  await expectAccessible(0);
  await option('Lantern').click();
  await expect.poll(api.path).toBe('/admin/products/lantern/edit');

  await search('J-1001');
  await expect.element(option(/^#J-1001/)).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(api.path).toBe('/admin/orders/order-1');
  await search('jo@example.com');
  await option(/^Jo Journey ?jo@example.com$/).click();
  await expect.poll(api.path).toBe('/admin/customers/customer-1');
});

test('no results say so, and Esc closes the dialog', async () => {
  await openProducts();
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('zzzzzz');
  await expect.element(dialog).toMatchTextContent('Nothing found');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('data outside the role is neither offered nor requested', async () => {
  const orders = vi.fn(() => ({ nodes: [] }));
  const customers = vi.fn(() => ({ nodes: [] }));
  await openProducts({
    viewer: { id: 'user-1', staffRole: { id: 'clerk', name: 'Clerk', permissions: ['PRODUCTS_READ'] } },
    orders,
    customers,
  });
  await expect.element(page.getByRole('link', { name: 'Products', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).not.toBeInTheDocument();
  await search('Lantern');
  await expect.element(option('Lantern')).toBeVisible();
  expect(orders).not.toHaveBeenCalled();
  expect(customers).not.toHaveBeenCalled();
  await field.fill('ord');
  await expect.element(dialog).toMatchTextContent('Nothing found');
  await field.fill('pro');
  await expect.element(option('Products')).toBeVisible();
});
