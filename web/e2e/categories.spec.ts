import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { adminToken, ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { logInAsAdmin } from './support/log-in-as-admin.ts';
import { aPicture } from './support/product-pictures.ts';
import { test } from './support/test.ts';

/** Other tests are about the categories that are in nothing else, so that these lie in one that has no test of its own. */
const TOP = { label: 'Groceries & Pets', slug: 'groceries & pets' };

interface OwnCategory {
  id: string;
  slug: string;
  label: string;
}

const CREATE = `mutation ($input: CategoryInput!) { categoryCreate(input: $input) {
  category { id slug label } userErrors { code message } } }`;
const LIST = '{ categories { id slug label } }';

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates a category in another one, or in `TOP`, as the demo admin. */
async function ownCategory(request: APIRequestContext, parent?: OwnCategory): Promise<OwnCategory> {
  const token = await adminToken(request);
  const { categories } = await callApi<{ categories: OwnCategory[] }>(request, LIST);
  const parentId = parent?.id ?? categories.find(({ slug }) => slug === TOP.slug)?.id;
  const input = { label: unique('Kites'), parentId };
  const { categoryCreate } = await callApi<{ categoryCreate: { category: OwnCategory } }>(
    request,
    CREATE,
    { input },
    token,
  );
  return categoryCreate.category;
}

/** Deletes categories, the innermost first; their products go back to the top one. */
async function removeCategories(request: APIRequestContext, ...labels: string[]): Promise<void> {
  const token = await adminToken(request);
  for (const label of labels) {
    const { categories } = await callApi<{ categories: OwnCategory[] }>(request, LIST, {}, token);
    const idOf = (wanted: (category: OwnCategory) => boolean) => categories.find(wanted)?.id;
    await callApi(
      request,
      `mutation ($id: ID!, $to: ID) { categoryDelete(id: $id, moveProductsTo: $to) { userErrors { code message } } }`,
      { id: idOf((category) => category.label === label), to: idOf(({ slug }) => slug === TOP.slug) },
      token,
    );
  }
}

const rowOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });
const depthOf = (page: Page, label: string) => rowOf(page, label).getAttribute('data-depth');

test('a merchant adds a category with a picture, and moves it by keyboard', async ({ page, request }) => {
  const neighbour = await ownCategory(request);
  const label = unique('Boomerangs');
  await logInAsAdmin(page);
  await page.goto('/admin/categories');

  await test.step('what is missing is named', async () => {
    await page.getByRole('link', { name: 'Add category' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles([await aPicture('boomerang.jpg')]);
    await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toBeVisible();
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(page.getByRole('link', { name: 'Please name the category' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Please say what the picture shows' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('nothing typed is lost by a reload', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('textbox', { name: 'Name' }).fill(label);
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A boomerang in the air');
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(label);
    await page.getByRole('combobox', { name: 'Parent category' }).selectOption({ label: TOP.label });
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(rowOf(page, label)).toContainText('0 products');
    expect(await depthOf(page, label)).toBe('2');
  });

  await test.step('it moves into the one above it, and out again; the focus stays', async () => {
    // Other tests may add categories there meanwhile: it goes next to the one of this test first.
    const up = rowOf(page, label).getByRole('button', { name: /up$/ });
    while (!(await isBelow(page, label, neighbour.label))) {
      await up.press('Enter');
      await expect(page.getByRole('list').filter({ has: rowOf(page, label) })).toHaveAttribute(
        'aria-busy',
        'false',
      );
    }
    await rowOf(page, label)
      .getByRole('button', { name: /above it$/ })
      .press('Enter');
    await expect(rowOf(page, label)).toHaveAttribute('data-depth', '3');
    await expect(page.getByText(`${label} moved, in ${neighbour.label}`)).toBeAttached();
    const out = rowOf(page, label).getByRole('button', { name: /out$/ });
    await out.press('Enter');
    await expect(rowOf(page, label)).toHaveAttribute('data-depth', '2');
    await expect(out).toBeFocused();
  });

  await test.step('it is hidden, and keeps its picture', async () => {
    await rowOf(page, label).getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
      'A boomerang in the air',
    );
    await page.getByRole('checkbox', { name: 'Shoppers see this category' }).uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(rowOf(page, label)).toContainText('Hidden');
    await expectAccessible(page);
  });
  await removeCategories(request, label, neighbour.label);
});

/** Whether a category stands right below another one. */
async function isBelow(page: Page, label: string, above: string): Promise<boolean> {
  const texts = await page.locator('[data-category]').allTextContents();
  return (
    texts.findIndex((text) => text.includes(label)) === texts.findIndex((text) => text.includes(above)) + 1
  );
}

test('a category is dragged to another place', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a finger is a pointer like the mouse');
  const parent = await ownCategory(request);
  const [first, second] = [await ownCategory(request, parent), await ownCategory(request, parent)];
  await logInAsAdmin(page);
  await page.goto('/admin/categories');
  const grip = rowOf(page, second.label).locator('span').first();
  await rowOf(page, first.label).scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  await rowOf(page, first.label).hover();
  await expect(rowOf(page, first.label)).toHaveAttribute('data-target', 'true');
  await page.mouse.up();
  await expect.poll(() => isBelow(page, second.label, parent.label)).toBe(true);
  await removeCategories(request, first.label, second.label, parent.label);
});

test('a category is deleted only once it is said where its products go', async ({ page, request }) => {
  const parent = await ownCategory(request);
  const child = await ownCategory(request, parent);
  const jar = await ownProduct(request, { category: child.slug });
  await logInAsAdmin(page);
  await page.goto('/admin/categories');
  const dialog = page.getByRole('dialog');
  await rowOf(page, parent.label)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(dialog).toContainText('There are categories in it');
  await dialog.getByText('Close', { exact: true }).click();
  await rowOf(page, child.label)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(dialog).toContainText('Its 1 product stays in the shop');
  await expectAccessible(page, 0);
  const heir = dialog.getByRole('combobox', { name: 'Move its products to' });
  await heir.selectOption('');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Please choose where they go');
  await heir.selectOption({ label: `${TOP.label} › ${parent.label}` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, child.label)).toHaveCount(0);
  await expect(rowOf(page, parent.label)).toContainText('1 product');
  await jar.withdraw();
  await removeCategories(request, parent.label);
});

test('a shopper finds a product by the categories that it stands in', async ({ page, request, isMobile }) => {
  const parent = await ownCategory(request);
  const child = await ownCategory(request, parent);
  const jar = await ownProduct(request);

  await test.step('into which a merchant puts it', async () => {
    await logInAsAdmin(page);
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
