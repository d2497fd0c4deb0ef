import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { logInAsAdmin } from './support/log-in-as-admin.ts';
import { test } from './support/test.ts';

test('two people edit a product at once, and nothing that either has typed is lost', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { sizes: ['S', 'M'] });
  await logInAsAdmin(page);
  await page.goto(`/admin/products/${jar.id}/edit`);
  await page.getByRole('textbox', { name: 'Description' }).fill('Holds even more.');
  await page.getByLabel('Sale price (USD)').fill('9.00');
  await page.getByLabel('Brand').fill('Potter');

  await jar.change({ salePrice: 1000, isNew: true });
  await page.keyboard.press('Control+s');

  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('group', { name: 'Price' })).toContainText('10.00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose one of the two')).toBeVisible();

  await test.step('a second look at the form shows both edits', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Sale price (USD)')).toHaveValue('9.00');
    await page.keyboard.press('Control+s');
  });

  await dialog.getByRole('radio', { name: /Yours/ }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated')).toBeVisible();
  await expect(page.getByText('What others changed meanwhile was kept')).toBeVisible();

  await page.goto(`/admin/products/${jar.id}/edit`);
  await expect(page.getByLabel('Sale price (USD)')).toHaveValue('9.00');
  await expect(page.getByLabel('Label this product NEW')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Holds even more.');
  await expect(page.getByLabel('Brand')).toHaveValue('Potter');
});

test('edits that were left unsaved overwrite nothing that somebody else has saved since', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request);
  await logInAsAdmin(page);
  await page.goto(`/admin/products/${jar.id}/edit`);
  await page.getByLabel('Sale price (USD)').fill('9.00');
  await page.getByLabel('Brand').fill('Potter');
  await jar.change({ salePrice: 1000, isNew: true });
  await page.reload();
  await expect(page.getByText('Since then somebody else has saved changes.')).toBeVisible();
  await expect(page.getByLabel('Sale price (USD)')).toHaveValue('9.00');

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved changes' });
  await expect(dialog.getByRole('group', { name: 'Price' })).toContainText('9.00');
  await expect(dialog.getByRole('group', { name: 'Price' })).toContainText('10.00');
  await dialog.getByRole('radio', { name: /Theirs/ }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product updated')).toBeVisible();
  await page.goto(`/admin/products/${jar.id}/edit`);
  await expect(page.getByLabel('Sale price (USD)')).toHaveValue('10.00');
  await expect(page.getByLabel('Brand')).toHaveValue('Potter');
  await expect(page.getByLabel('Label this product NEW')).toBeChecked();

  await test.step('and are given up for what is saved now', async () => {
    await page.getByLabel('Brand').fill('Nobody');
    await jar.change({ salePrice: 1100 });
    await page.reload();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Sale price (USD)')).toHaveValue('11.00');
    await expect(page.getByLabel('Brand')).toHaveValue('Potter');
  });
});
