import { expect, type Page } from '@playwright/test';
import { ownCategory, removeCategories, TOP, unique } from '../support/categories.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { aPicture } from '../support/product-pictures.ts';
import { test } from '../support/test.ts';

const rowOf = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });
const depthOf = (page: Page, label: string) => rowOf(page, label).getAttribute('data-depth');

test('a merchant adds a category with a picture, and moves it by keyboard', async ({ page, request }) => {
  const neighbour = await ownCategory(request);
  const label = unique('Boomerangs');
  await signInAsAdmin(page);
  await page.goto('/admin/categories');

  await test.step('it is added, with a picture', async () => {
    await page.getByRole('link', { name: 'Add category' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles([await aPicture('boomerang.jpg')]);
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A boomerang in the air');
    await page.getByRole('textbox', { name: 'Name' }).fill(label);
    await page.getByRole('combobox', { name: 'Parent category' }).selectOption({ label: TOP.label });
    await page.getByRole('button', { name: 'Add category' }).click();
    await expect(page).toHaveURL(/\/admin\/categories$/);
    await expect(rowOf(page, label)).toContainText('0 products');
    expect(await depthOf(page, label)).toBe('2');
  });

  await test.step('it moves into the one above it, and out again; the focus stays', async () => {
    // Other tests may add categories there meanwhile, so this first moves it next to this test's own.
    const up = rowOf(page, label).getByRole('button', { name: /up$/ });
    while (!(await isBelow(page, label, neighbour.label))) {
      await up.press('Enter');
      await expect(page.getByRole('list').filter({ has: rowOf(page, label) })).toHaveAttribute(
        'aria-busy',
        'false',
      );
    }
    await rowOf(page, label)
      .getByRole('button', { name: /category above$/ })
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
  });
  await removeCategories(request, label, neighbour.label);
});

/** Whether a category is right below another one. */
async function isBelow(page: Page, label: string, above: string): Promise<boolean> {
  const texts = await page.locator('[data-category]').allTextContents();
  return (
    texts.findIndex((text) => text.includes(label)) === texts.findIndex((text) => text.includes(above)) + 1
  );
}
