import { expect } from '@playwright/test';
import { ownProduct } from '../support/admin.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

test('the audit log shows who changed the price of a product, from what, to what', async ({
  page,
  request,
}) => {
  const product = await ownProduct(request, { salePrice: 850 });
  const { id, title } = product;
  await product.change({ salePrice: 1250, description: '' });
  await signInAsAdmin(page);

  await test.step('of one product, from its page', async () => {
    await page.goto(`/admin/products/${id}/edit`);
    await page.getByRole('link', { name: 'Who changed it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await expect(page.getByText(`Only ${title}`)).toBeVisible();
    const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row').filter({ hasText: title });
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Price from $8.50 to $12.50' })).toHaveCount(1);
    const requests = page.getByRole('rowheader');
    await expect(requests.filter({ hasText: '2 changes in one request' })).toHaveCount(2);
    await expect(requests.first()).toContainText('Alex Moreau');
    await expect(rows.filter({ hasText: 'Description from Holds what it is given. to none' })).toHaveCount(1);
    const added = rows.last();
    await added.getByText('Added').click();
    await expect(added.getByRole('listitem').filter({ hasText: 'Category' })).toContainText('Home');
  });

  await test.step('by user and subject', async () => {
    await page.getByRole('combobox', { name: 'About' }).selectOption('Category');
    await expect(page.getByText('No entries found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all entries' }).last().click();
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Alex Moreau');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
    await expect(page).toHaveURL(/who=.+&days=1$/);
    const name = page.getByRole('table', { name: 'Audit log' }).getByRole('link', { name: title });
    await expect(name.first()).toBeVisible();
    await name.first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
