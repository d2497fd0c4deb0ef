import { expect } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { ownCategory, removeCategories, TOP } from '../support/categories.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('a shopper finds a product through its categories', async ({ page, request }) => {
  const parent = await ownCategory(request);
  const child = await ownCategory(request, parent);
  const jar = await ownProduct(request);

  await test.step('a merchant adds it to them', async () => {
    await signInAsAdmin(page);
    await page.goto(`/admin/products/${jar.id}/edit`);
    await page
      .getByRole('combobox', { name: 'Also show it in' })
      .selectOption({ label: `${TOP.label} › ${parent.label} › ${child.label}` });
    await expect(page.getByRole('list', { name: 'Additional categories' })).toContainText(child.label);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('through the menu', async () => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Categories' }).click();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('button', { name: TOP.label }).click();
    await menu.getByRole('button', { name: parent.label }).click();
    await menu.getByRole('link', { name: child.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: child.label })).toBeFocused();
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: parent.label })).toBeVisible();
    await crumbs.getByRole('link', { name: parent.label }).click();
    await expect(page.getByRole('heading', { level: 1, name: parent.label })).toBeVisible();
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
  });

  await test.step('and its page shows them', async () => {
    const token = await adminToken(request);
    await jar.change({ category: child.slug });
    await page.goto(`/shop/${jar.id}`);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
      ...['Home', 'Shop', TOP.label, parent.label, child.label],
    ]);
    await callApi(
      request,
      `mutation ($id: ID!) { categoryUpdate(id: $id, input: { isVisible: false }) { userErrors { code message } } }`,
      { id: parent.id },
      token,
    );
    await page.goto(`/shop?category=${encodeURIComponent(child.slug)}`);
    await expect(page.getByText('No products found')).toBeVisible();
    await page.goto(`/shop/${jar.id}`);
    await expect(page.getByRole('heading', { level: 1, name: jar.title })).toBeVisible();
  });
  await jar.withdraw();
  await removeCategories(request, child.label, parent.label);
});
