import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

const TOP = 'groceries & pets';

interface OwnCategory {
  id: string;
  slug: string;
  label: string;
}

async function deleteIn(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${label}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Category deleted')).toBeVisible();
}

test('a category is deleted by mistake, restored at once, and restored later with its products', async ({
  page,
  request,
}) => {
  const token = await adminToken(request);
  const { categories } = await callApi<{ categories: OwnCategory[] }>(
    request,
    '{ categories { id slug label } }',
  );
  const create = async (label: string) => {
    const parentId = categories.find(({ slug }) => slug === TOP)?.id;
    const { categoryCreate } = await callApi<{ categoryCreate: { category: OwnCategory } }>(
      request,
      'mutation ($input: CategoryInput!) { categoryCreate(input: $input) { category { id slug label } userErrors { code } } }',
      { input: { label, parentId } },
      token,
    );
    return categoryCreate.category;
  };
  const kites = await create(`Kites ${randomUUID().slice(0, 8)}`);
  const jar = await ownProduct(request, { category: kites.slug });
  const row = page.getByRole('listitem').filter({ hasText: kites.label });

  await signInAsAdmin(page);
  await page.goto('/admin/categories');
  await deleteIn(page, kites.label);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Category restored')).toBeVisible();
  await expect(row).toContainText('1 product');

  await test.step('and once more, while another one takes its slug', async () => {
    await deleteIn(page, kites.label);
    await expect(row).toHaveCount(0);
    const other = await create(kites.label);
    expect(other.slug).toBe(kites.slug);
  });

  await page.getByRole('link', { name: 'Deleted categories' }).click();
  await page.getByRole('button', { name: `Restore ${kites.label}` }).click();
  await expect(page.getByText('It has a new URL')).toBeVisible();
  await expect(page.getByRole('button', { name: `Restore ${kites.label}` })).toHaveCount(0);
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
  await expect(row).toHaveCount(2);
  await expect(row.filter({ hasText: '1 product' })).toHaveCount(1);
  await jar.withdraw();
});
