import { expect, type Locator } from '@playwright/test';
import { adminToken, ownProduct } from './support/admin.ts';
import { ownCategory, removeCategories, TOP } from './support/categories.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

test('a shopper finds a product by the categories that it stands in', async ({ page, request, isMobile }) => {
  const parent = await ownCategory(request);
  const child = await ownCategory(request, parent);
  const jar = await ownProduct(request);

  await test.step('into which a merchant puts it', async () => {
    await signInAsAdmin(page);
    await page.goto(`/admin/products/${jar.id}/edit`);
    await page
      .getByRole('combobox', { name: 'Also show it in' })
      .selectOption({ label: `${TOP.label} › ${parent.label} › ${child.label}` });
    await expect(page.getByRole('list', { name: 'Further categories' })).toContainText(child.label);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('by the menu', async () => {
    await page.goto('/about');
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' }).click();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('button', { name: TOP.label }).click();
    await menu.getByRole('button', { name: parent.label }).click();
    await expectAccessible(page, isMobile ? 0 : 1);
    await menu.getByRole('link', { name: child.label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: child.label })).toBeFocused();
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: parent.label })).toBeVisible();
    await crumbs.getByRole('link', { name: parent.label }).click();
    await expect(page.getByRole('heading', { level: 1, name: parent.label })).toBeVisible();
    await expect(page.getByRole('link', { name: jar.title, exact: true })).toBeVisible();
  });

  await test.step('by the filter, where those in a category show once it is chosen', async () => {
    await page.goto('/shop');
    if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click();
    const filter = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect(filter(parent.label)).toHaveCount(0);
    await filter(TOP.label).check();
    await filter(parent.label).check();
    await expect(filter(TOP.label)).not.toBeChecked();
    await filter(child.label).check();
    await expect(filter(child.label)).toBeFocused();
    await expectAccessible(page, isMobile ? 0 : 1);
    await expect(page).toHaveURL(new RegExp(`category=${child.slug.replaceAll(' ', '\\+')}$`));
  });

  await test.step('and its page says where it stands', async () => {
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

test('a category shows its picture, and those in it as tiles that keep the other filters', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' }).click();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Electronics', exact: true })
    .click();
  const heading = page.getByRole('heading', { level: 1, name: 'Electronics' });
  await expect(heading.locator('..').locator('img')).toHaveJSProperty('complete', true);
  const tiles = page.getByRole('list', { name: 'In this category' });
  await expect(tiles).toHaveCount(0);

  await page.goto("/shop?category=women's+clothing&colour=red&sort=price-asc");
  await expect(tiles.getByRole('link')).toHaveText([
    ...['Dresses & Skirts', 'Tops & Knitwear', 'Shoes', 'Bags', 'Accessories'],
  ]);
  // Those at the end of the row are cut off on phones, and load once they are scrolled to.
  const pictures = tiles.locator('img');
  await expect(pictures).toHaveCount(5);
  await expect.poll(() => widthOf(pictures.first())).toBeGreaterThan(0);
  await expectAccessible(page);
  await tiles.getByRole('link', { name: 'Accessories' }).focus();
  await expect.poll(() => widthOf(pictures.last())).toBeGreaterThan(0);
  await tiles.getByRole('link', { name: 'Dresses & Skirts' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses & Skirts' })).toBeVisible();
  await expect(page).toHaveURL(/colour=red&sort=price-asc$/);
  await expect(tiles).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
});

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
