import { expect } from '@playwright/test';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('an admin adds a product, changes it and withdraws it', async ({ page }) => {
  const title = `Copper Kettle ${Date.now()}`;
  await signInAsAdmin(page);

  await test.step('add it', async () => {
    await page.goto('/admin/products/add');
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('textbox', { name: 'Description' }).fill('Boils a litre in four minutes.');
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Home & Lifestyle' });
    await page.getByRole('textbox', { name: 'Sale price' }).fill('49.99');
    await page.getByRole('textbox', { name: 'Regular price' }).fill('69.99');
    await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('12');
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByText('New product added')).toBeVisible();
  });

  await test.step('shoppers find it', async () => {
    await page.goto(`/shop?q=${encodeURIComponent(title)}`);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('-29%')).toBeVisible();
    await expect(card.getByText('$49.99')).toBeVisible();
  });

  await test.step('change its stock', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByRole('textbox', { name: 'Stock', exact: true }).fill('3');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated')).toBeVisible();
  });

  await test.step('withdraw it', async () => {
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(title);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted')).toBeVisible();
  });

  await test.step('undo that, at once and later', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Product restored')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeHidden();
    await page.getByRole('link', { name: 'Deleted products' }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: `Restore ${title}` }).click();
    await expect(row).toBeHidden();
    await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted')).toBeVisible();
    await page.goto(`/shop?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0);
  });
});
