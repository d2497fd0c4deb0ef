import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { adminToken, ownProduct } from './support/admin.ts';
import { callApi } from './support/graphql.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

test('two people edit a product at once, and nothing that either has typed is lost', async ({
  page,
  request,
}) => {
  const jar = await ownProduct(request, { sizes: ['S', 'M'] });
  await signInAsAdmin(page);
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
  await signInAsAdmin(page);
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

test('a role, search words and a shared view that two people edit keep what both have typed', async ({
  page,
  request,
}) => {
  const token = await adminToken(request);
  const call = <Data>(mutation: string) => callApi<Data>(request, `mutation { ${mutation} }`, {}, token);
  const own = randomUUID().slice(0, 8);
  const { staffRoleCreate, searchSynonymCreate, savedViewCreate } = await call<{
    staffRoleCreate: { role: { id: string } };
    searchSynonymCreate: { searchSynonym: { id: string } };
    savedViewCreate: { savedView: { id: string } };
  }>(`
    staffRoleCreate(input: { name: "Packers ${own}", permissions: [ORDERS_READ] }) { role { id } userErrors { code } }
    searchSynonymCreate(input: { words: ["lamp ${own}", "light ${own}"] }) { searchSynonym { id } userErrors { code } }
    savedViewCreate(input: { list: ORDERS, name: "Gifts ${own}", query: "tag=gift", isShared: true }) {
      savedView { id } userErrors { code }
    }`);
  const [role, words, view] = [
    staffRoleCreate.role.id,
    searchSynonymCreate.searchSynonym.id,
    savedViewCreate.savedView.id,
  ];
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved changes' });
  const choose = async (whose: RegExp) => {
    await dialog.getByRole('radio', { name: whose }).press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await signInAsAdmin(page);

  await test.step('a role, of which each permission is kept by itself', async () => {
    await page.goto('/admin/staff/roles');
    await page.getByRole('button', { name: `Edit Packers ${own}` }).click();
    const form = page.getByRole('main').locator('form').first();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill(`Senders ${own}`);
    await form.getByLabel('Pay money back').check();
    await call(`staffRoleUpdate(id: "${role}", input: { name: "Stockers ${own}", permissions: [ORDERS_READ, SALES_READ] }) {
      userErrors { code } }`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('group', { name: 'Name' })).toContainText(`Stockers ${own}`);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await choose(/Yours/);
    const saved = page.getByRole('listitem').filter({ hasText: `Senders ${own}` });
    await expect(saved).toContainText('See orders · Pay money back · See sales figures');
    await call(
      `staffRoleUpdate(id: "${role}", input: { name: "Crew ${own}", permissions: [ORDERS_READ] }) { userErrors { code } }`,
    );
    await expect(page.getByRole('heading', { name: `Crew ${own}` })).toBeVisible();
  });

  await test.step('search words', async () => {
    await page.goto('/admin/search');
    const field = page.getByRole('textbox', { name: `Words for “lamp ${own}”` });
    await field.fill(`lamp ${own}, lantern ${own}`);
    await call(
      `searchSynonymUpdate(id: "${words}", input: { words: ["lamp ${own}", "torch ${own}"] }) { userErrors { code } }`,
    );
    await field.press('Enter');
    await expect(dialog).toContainText(`torch ${own}`);
    await choose(/Yours/);
    await expect(page.getByText('Search words saved')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(`lamp ${own}, lantern ${own}`);
  });

  await test.step('a shared view', async () => {
    await page.goto(`/admin/orders?view=${view}`);
    await page.getByRole('button', { name: `Edit view Gifts ${own}` }).click();
    const name = page.getByRole('dialog', { name: 'Edit view' }).getByLabel('Name');
    await expect(name).toBeFocused();
    await name.fill(`Presents ${own}`);
    await call(
      `savedViewUpdate(id: "${view}", input: { name: "Wrapped ${own}", query: "tag=wrapped" }) { userErrors { code } }`,
    );
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('group', { name: 'Name' })).toContainText(`Wrapped ${own}`);
    await choose(/Yours/);
    await expect(page.getByRole('link', { name: `Presents ${own}` })).toBeVisible();
  });

  await call(`
    staffRoleDelete(id: "${role}") { userErrors { code } }
    searchSynonymDelete(id: "${words}") { userErrors { code } }
    savedViewDelete(id: "${view}") { userErrors { code } }`);
});
