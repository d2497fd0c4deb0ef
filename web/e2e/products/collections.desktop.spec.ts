import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { adminToken, ownProduct } from '../support/admin.ts';
import { callApi } from '../support/graphql.ts';
import { signInAsAdmin } from '../support/admin-session.ts';
import { test } from '../support/test.ts';

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

async function removeCollection(request: APIRequestContext, title: string): Promise<void> {
  const token = await adminToken(request);
  const { collections } = await callApi<{ collections: { id: string; title: string }[] }>(
    request,
    '{ collections { id title } }',
    {},
    token,
  );
  const id = collections.find((collection) => collection.title === title)?.id;
  await callApi(
    request,
    'mutation ($id: ID!) { collectionDelete(id: $id) { userErrors { code message } } }',
    { id },
    token,
  );
}

const cards = (page: Page) => page.getByRole('article').getByRole('heading');

test('a merchant creates an automatic collection, and shoppers find it', async ({ page, request }) => {
  const title = unique('Rule of thumb');
  // A price that no other product has.
  const price = 90_000_000 + Math.floor(Math.random() * 1_000_000);
  const jar = await ownProduct(request, { salePrice: price });
  await signInAsAdmin(page);
  await page.goto('/admin/collections/add');

  await page.getByRole('textbox', { name: 'Description' }).fill('Everything that costs this much.');
  await page.getByRole('combobox', { name: 'Condition 1' }).selectOption('Costs between two prices');

  await test.step('the preview shows the matching products', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    for (const name of ['From (USD)', 'Up to (USD)']) {
      await page.getByRole('textbox', { name }).fill((price / 100).toFixed(2));
    }
    await expect(page.getByText('1 product is in the collection now')).toBeVisible();
    await expect(page.getByRole('list', { name: 'First products' })).toContainText(jar.title);
    await page.getByRole('button', { name: 'Add collection' }).click();
    await expect(page).toHaveURL(/\/admin\/collections$/);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });

  await test.step('it has its own page', async () => {
    await page.goto('/collections');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByText('Everything that costs this much.')).toBeVisible();
    await expect(cards(page)).toHaveText([jar.title]);
    await page.getByLabel('Sort by').selectOption('PRICE_ASC');
    await expect(page).toHaveURL(/\/collections\/rule-of-thumb-[\da-f]{8}\?sort=price-asc$/);
    await expect(cards(page)).toHaveText([jar.title]);
    await page.goto('/collections/there-is-none');
    await expect(page.getByText('404 Not Found').first()).toBeVisible();
  });
  await jar.withdraw();
  await removeCollection(request, title);
});
