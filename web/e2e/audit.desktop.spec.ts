import { expect } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { newColleague, signInColleague } from './support/colleague.ts';
import { callApi } from './support/graphql.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { test } from './support/test.ts';

test('the audit log says who changed the price of a product, from what, to what', async ({
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
    await expectAccessible(page);
    const added = rows.last();
    await added.getByText('Added').click();
    await expect(added.getByRole('listitem').filter({ hasText: 'Category' })).toContainText('Home');
  });

  await test.step('by person, and about what', async () => {
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

test('what one request has done stands together, across pages, and the focus goes on with the list', async ({
  page,
  request,
}) => {
  const kim = await newColleague(request, page);
  const asKim = <Data>(document: string, variables: object) =>
    callApi<Data>(request, document, { ...variables }, kim.session.token);
  const { savedViewCreate } = await asKim<{ savedViewCreate: { savedView: { id: string } } }>(
    'mutation ($input: SavedViewInput!) { savedViewCreate(input: $input) { savedView { id } userErrors { code } } }',
    { input: { list: 'ORDERS', name: 'Mine', query: '' } },
  );
  const { id } = savedViewCreate.savedView;
  const renamed = Array.from(
    { length: 14 },
    (_, index) =>
      `r${index}: savedViewUpdate(id: $id, input: { name: "Mine ${index}" }) { userErrors { code } }`,
  );
  for (let times = 0; times < 4; times += 1)
    await asKim(`mutation ($id: ID!) { ${renamed.join(' ')} }`, { id });
  await signInColleague(page, kim);

  await page.goto(`/admin/audit?who=${kim.session.user.id}`);
  const table = page.getByRole('table', { name: 'Audit log' });
  const heads = table.getByRole('rowheader');
  const entries = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(entries).toHaveCount(50);
  await expect(heads).toHaveCount(4);
  await expect(heads.first()).toContainText(kim.name);
  await expect(heads.first()).toContainText('14 changes in one request');
  await expect(heads.last()).toContainText('8 changes in one request');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(entries.nth(50)).toBeFocused();
  await expect(heads.nth(3)).toContainText('14 changes in one request');

  await heads.nth(1).getByRole('link', { name: 'All of this request' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Only one request')).toBeVisible();
  await expect(entries).toHaveCount(14);
  await expect(heads).toHaveCount(1);
});
