import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { API, operationOf } from './support/operations.ts';
import { test } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const isSaved = (page: Page) => expect(page.getByText('Product updated').first()).toBeVisible();
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function edit(page: Page, title: string): Promise<void> {
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}

test('a merchant prepares a draft, and shoppers find it once it is active', async ({ page, request }) => {
  const jar = await ownProduct(request, { status: 'DRAFT' });
  const [, word = ''] = /(\w+)$/u.exec(jar.title) ?? [];
  const path = `/shop/${slugOf(jar.title)}`;
  await signInAsAdmin(page);

  await test.step('shoppers don’t see it', async () => {
    await page.goto(`/shop?q=${word}`);
    await expect(
      page.getByRole('heading', { name: /nothing found|no products|Nothing/i }).first(),
    ).toBeVisible();
    expect((await page.goto(path))?.status()).toBe(404);
  });

  await test.step('brand, tags and details are entered with the keyboard', async () => {
    await edit(page, jar.title);
    await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View in the shop' })).toBeHidden();
    await page.getByRole('combobox', { name: 'Brand' }).fill(`Potter ${word}`);
    const tags = page.getByRole('combobox', { name: 'Tags' });
    await tags.pressSequentially('Gift,Fired');
    await tags.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove tag gift' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove tag gift' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove tag fired' })).toBeFocused();
    await tags.press('Backspace');
    await expect(tags).toHaveValue('fired');
    await page.getByRole('button', { name: 'Add detail' }).press('Enter');
    await page
      .getByRole('group', { name: 'Detail 1' })
      .getByRole('textbox', { name: 'Text' })
      .fill('Stoneware');
    await page.getByRole('button', { name: 'Add detail' }).press('Enter');
    await expect(
      page.getByRole('group', { name: 'Detail 2' }).getByRole('combobox', { name: 'Detail' }),
    ).toHaveValue('Care');
    await page.keyboard.type('Wash by hand');
  });

  await test.step('the preview shows what a search engine will', async () => {
    const preview = page.getByRole('group', { name: 'Preview' });
    await expect(preview).toContainText(path);
    await expect(preview).toContainText('Holds what it is given.');
    await page.getByText('Edit search engine listing').press('Enter');
    await page.getByRole('textbox', { name: 'Page title' }).fill('The jar to give');
    await expect(preview).toContainText('The jar to give - Exclusive');
    await expect(page.getByText('15 of 70 characters')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an active one is there at once, for those who look for its brand', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
    await save(page);
    await isSaved(page);
    await page.goto(`/shop?q=${encodeURIComponent(`potter ${word}`)}`);
    await page.getByRole('link', { name: jar.title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle('The jar to give - Exclusive');
    await expect(page.getByText(`Potter ${word}`, { exact: true })).toBeVisible();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByRole('term')).toHaveText(['Material', 'Care']);
    await expect(details.getByRole('definition')).toHaveText(['Stoneware', 'Wash by hand']);
    await expectAccessible(page);
  });
  await jar.withdraw();
});

test('the links of before still lead to a product', async ({ page, request }) => {
  const jar = await ownProduct(request);
  const handle = slugOf(jar.title);

  await test.step('that of its id', async () => {
    await page.goto(`/shop/${jar.id}?from=letter`);
    await expect(page).toHaveURL(new RegExp(`/shop/${handle}\\?from=letter$`));
  });

  await test.step('one that a page has loaded before the handle was changed', async () => {
    await page.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
    const link = page.getByRole('link', { name: jar.title, exact: true });
    await expect(link).toHaveAttribute('href', `/shop/${handle}`);
    await jar.change({ handle: `${handle}-mended` });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/shop/${handle}-mended$`));
    await expect(page.getByRole('heading', { level: 1, name: jar.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/shop\?q=/);
  });

  await test.step('one that somebody kept', async () => {
    await page.goto(`/shop/${handle}`);
    await expect(page).toHaveURL(new RegExp(`/shop/${handle}-mended$`));
  });
  await jar.withdraw();
});

test('what a card has shown of a product is there before the rest of it has come', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  await page.goto(`/shop?q=${encodeURIComponent(jar.title)}`);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(API, async (route) => {
    if (operationOf(route.request()) === 'Product') await released;
    await route.continue();
  });
  await page.getByRole('link', { name: jar.title, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading product' })).toBeAttached();
  const main = page.getByRole('main');
  await expect(main.getByText(jar.title, { exact: true })).toBeVisible();
  await expect(main.getByText('$8.50')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: jar.title })).toBeVisible();
  await jar.withdraw();
});

test('a handle that is taken is refused beside its field, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const [jar, other] = [await ownProduct(request), await ownProduct(request)];
  await signInAsAdmin(page);
  await edit(page, jar.title);
  await page.getByText('Edit search engine listing').click();
  const handle = page.getByRole('textbox', { name: 'URL handle' });
  await handle.fill(slugOf(other.title));
  await page.getByRole('combobox', { name: 'Tags' }).fill('not added yet');
  await save(page);
  await expect(handle).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Another product has this URL handle.').first()).toBeVisible();
  await handle.fill(`${slugOf(jar.title)}-2`);
  await save(page);
  await isSaved(page);
  await edit(page, jar.title);
  await expect(page.getByRole('button', { name: 'Remove tag not added yet' })).toBeVisible();
  await jar.withdraw();
  await other.withdraw();
});

test('a duplicate is a draft that opens at once; the list tells statuses apart', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { tags: ['kept'] });
  await signInAsAdmin(page);
  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  await page.getByRole('button', { name: `Duplicate ${jar.title}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Copy of ${jar.title}`);
  await expect(page.getByRole('textbox', { name: 'Stock' })).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Remove tag kept' })).toBeVisible();

  await test.step('it is scheduled', async () => {
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
    await page.getByLabel('Publish at').fill('2100-01-01T08:00');
    await save(page);
    await isSaved(page);
  });

  await test.step('and the list says so', async () => {
    const rows = page.getByRole('row').filter({ hasText: jar.title });
    await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Copy of' })).toContainText('Scheduled');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft');
    await expect(rows).toHaveCount(0);
    await expect(page).toHaveURL(/status=draft/);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active');
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
  });

  await page.getByRole('button', { name: `Delete Copy of ${jar.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted')).toBeVisible();
  await jar.withdraw();
});
