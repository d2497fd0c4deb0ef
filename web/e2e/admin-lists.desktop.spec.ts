import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { openDashboard, signInAsAdmin, submitAdminLogin } from './support/admin-session.ts';
import { endSession } from './support/session.ts';
import { test } from './support/test.ts';

test('a list of products keeps its filters in the address, and on the way back', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { stock: 0 });
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await openDashboard(page);
  await page.getByRole('link', { name: /Products sold out/ }).click();
  await expect(page.getByRole('button', { name: 'Sold out', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Home & Lifestyle' });
  await page.getByRole('searchbox', { name: 'Search products' }).fill(jar.title);
  await expect(page).toHaveURL(/[?&]stock=out&category=home.*&q=Journey/);
  await expect(rows).toHaveCount(1);

  await test.step('a click anywhere on the row opens the product', async () => {
    await rows.first().getByText('Home & Lifestyle').click();
    await expect(page).toHaveURL(/\/edit$/);
  });

  await test.step('saving leads back to the list as it was', async () => {
    await page.getByRole('textbox', { name: 'Regular price' }).fill('99.00');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/[?&]stock=out&category=home.*&q=Journey/);
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('$99.00');
  });

  await test.step('what does not fit goes away, and all come back', async () => {
    await page.getByRole('button', { name: 'In stock', exact: true }).click();
    await expect(page.getByText('No products found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await expect(rows).toHaveCount(50);
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
  });
  await jar.withdraw();
});

test('a product opened before the search has begun is opened, not searched for', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  await signInAsAdmin(page);
  await page.clock.install();
  await page.goto('/admin/products');
  await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/product-form-page-.*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/product-form-page-.*\.js/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(jar.title);
  await page.getByRole('link', { name: jar.title, exact: true }).click();
  await asked;
  // The page knows that it is being left.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1000);
  await page.clock.resume();
  code.resolve();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(jar.title);
  await jar.withdraw();
});

test('a list keeps its filters through a session that ends, on its own page and behind it', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { stock: 0 });
  const filters = /\/admin\/products\?stock=out&q=Journey/;
  await signInAsAdmin(page);
  await page.goto(`/admin/products?stock=out&q=${encodeURIComponent(jar.title)}`);
  const edit = page.getByRole('link', { name: `Edit ${jar.title}` });
  await expect(edit).toBeVisible();
  await endSession(page, 'admin');
  await page.reload();
  await expect(page).toHaveURL(/\/adminLogin$/);
  await submitAdminLogin(page);
  await expect(page).toHaveURL(filters);

  await edit.click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Holds more.');
  await endSession(page, 'admin');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/adminLogin$/);
  await submitAdminLogin(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(filters);
  await jar.withdraw();
});

test('whoever comes back to a long list finds the place', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/products?sort=shop');
  await page.getByRole('button', { name: /Load more/i }).click();
  // On the second page but not at its end, where other tests briefly add products of their own.
  const title = await page.getByRole('row').nth(60).getByRole('link').first().textContent();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title ?? '');
  await page.goBack();
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toBeInViewport();
});

test('the list of orders leads to an order and back to the same orders', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/orders?status=delivered');
  await page.getByRole('cell').getByRole('link', { name: /^#/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=delivered$/);
});
