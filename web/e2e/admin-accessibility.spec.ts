import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminToken, ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' });

test.beforeEach(async ({ page }) => {
  await signInAsAdmin(page);
});

test.describe('the back office', () => {
  for (const path of [
    '/admin',
    '/admin/products?sort=price-asc',
    '/admin/products?q=zzzzzz',
    '/admin/products/add',
    '/admin/orders?status=delivered',
    '/admin/customers?q=nora',
    '/admin/search',
    '/admin/categories',
    '/admin/categories/add',
    '/admin/categories/deleted',
    '/admin/collections',
    '/admin/collections/add',
    '/admin/collections/deleted',
    '/admin/staff',
    '/admin/orders/drafts',
    '/admin/orders/drafts/add',
    '/admin/staff/roles',
    '/admin/staff/roles/deleted',
    '/admin/audit',
    '/admin/settings',
    '/admin/settings/general',
    '/admin/settings/storefront',
    '/admin/settings/payments',
    '/admin/settings/delivery',
    '/admin/settings/security',
    '/admin/settings/legal',
    '/admin/settings/mails',
    '/admin/settings/returns',
    '/admin/settings/carts',
    '/admin/returns',
    '/admin/sheets',
    '/admin/nowhere',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
});

test('a product’s form with errors, and the question whether to leave it', async ({ page }) => {
  await page.goto('/admin/products/add');
  await page.getByRole('textbox', { name: 'Description' }).fill('Nameless');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('link', { name: 'Please enter a title' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectAskedAndEscape(page, 'Leave without saving?');
});

test('the question before a product is deleted, and a failure', async ({ page, request }) => {
  const jar = await ownProduct(request);
  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  const bin = page.getByRole('button', { name: `Delete ${jar.title}` });
  await bin.click();
  await expectAskedAndEscape(page, `Delete “${jar.title}”?`);
  await expect(bin).toBeFocused();

  await bin.click();
  await failMutations(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Product not deleted')).toBeVisible();
  await expectAccessible(page);
  await expect(bin).toBeVisible();
  await jar.withdraw();
});

test('the questions about an order, and a failure', async ({ page, request }) => {
  const unpaid = await demoOrder(request, 'UNPAID');
  const paid = await demoOrder(request, 'PAID');

  await test.step('the status', async () => {
    await page.goto(`/admin/orders/${unpaid}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectAskedAndEscape(page, /^Cancel order #/);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  });

  await test.step('money that has come', async () => {
    await page.getByRole('button', { name: 'Mark as received' }).click();
    await expectAskedAndEscape(page, /received\?$/);
  });

  await test.step('a failure, after which all is as it was', async () => {
    await failMutations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(toasts(page).getByText('Order status not updated')).toBeVisible();
    await expect(page.getByText('Pending → Cancelled')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('money that goes back', async () => {
    await page.goto(`/admin/orders/${paid}`);
    const refund = page.getByRole('button', { name: 'Refund', exact: true });
    await refund.click();
    await expectAskedAndEscape(page, /^Refund /);
    await expect(refund).toBeFocused();
  });
});

/** Expects an open dialog with this title that passes the accessibility checks, and cancels it with Escape. */
async function expectAskedAndEscape(page: Page, title: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function failMutations(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('mutation')
      ? route.fulfill({ status: 503, body: '{}' })
      : route.continue(),
  );
}

interface Orders {
  orders: { nodes: { id: string; status: string; paymentMethod: string; paymentState: string }[] };
}

/** A demo order by bank transfer that is neither cancelled nor returned; no other test changes it. */
async function demoOrder(request: APIRequestContext, state: string): Promise<string> {
  const { orders } = await callApi<Orders>(
    request,
    '{ orders(first: 100, filter: { text: "shopper@demo.example" }) { nodes { id status paymentMethod paymentState } } }',
    {},
    await adminToken(request),
  );
  const found = orders.nodes.find(
    ({ status, paymentMethod, paymentState }) =>
      paymentMethod === 'BANK' &&
      paymentState === state &&
      status === (state === 'PAID' ? 'DELIVERED' : 'PENDING'),
  );
  if (!found) throw new Error(`The demo has no order by bank transfer that is ${state}`);
  return found.id;
}
