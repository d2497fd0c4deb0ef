import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { ownCategory, removeCategories, TOP, unique } from './support/categories.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { aPicture } from './support/product-pictures.ts';
import { test } from './support/test.ts';

const rowOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });
const depthOf = (page: Page, label: string) => rowOf(page, label).getAttribute('data-depth');

test('a merchant adds a category with a picture, and moves it by keyboard', async ({ page, request }) => {
  const neighbour = await ownCategory(request);
  const label = unique('Boomerangs');
  await signInAsAdmin(page);
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

test('a category is dragged to another place', async ({ page, request }) => {
  const parent = await ownCategory(request);
  const [first, second] = [await ownCategory(request, parent), await ownCategory(request, parent)];
  await signInAsAdmin(page);
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
  await signInAsAdmin(page);
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
