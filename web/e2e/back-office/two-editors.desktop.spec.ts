import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('two users edit a product at once, and neither loses any input', async ({ page, request }) => {
  const jar = await ownProduct(request, { sizes: ['S', 'M'] });
  await signInAsAdmin(page);
  await page.goto(`/admin/products/${jar.id}/edit`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Holds even more.');
  await page.getByLabel('Sale price (USD)').fill('9.00');
  await page.getByLabel('Brand').fill('Potter');

  await jar.change({ salePrice: 1000, isNew: true });
  await page.keyboard.press('Control+s');

  const dialog = page.getByRole('dialog', { name: 'Someone else has saved changes' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('group', { name: 'Price' })).toContainText('10.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose one of the two')).toBeVisible();

  await test.step('the form then shows both edits', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Sale price (USD)')).toHaveValue('9.00');
    await page.keyboard.press('Control+s');
  });

  await dialog.getByRole('radio', { name: /Yours/ }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated')).toBeVisible();
  await expect(page.getByText('Changes by others were kept')).toBeVisible();

  await page.goto(`/admin/products/${jar.id}/edit`);
  await expect(page.getByLabel('Sale price (USD)')).toHaveValue('9.00');
  await expect(page.getByLabel('Label this product NEW')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Holds even more.');
  await expect(page.getByLabel('Brand')).toHaveValue('Potter');
});
