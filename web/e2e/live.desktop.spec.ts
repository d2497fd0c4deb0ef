import { expect, type Page } from '@playwright/test';
import { ownProduct } from './support/admin.ts';
import { newColleague, signInColleague } from './support/colleague.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { callApi } from './support/graphql.ts';
import { signInAsAdmin } from './support/admin-session.ts';
import { placeOrder } from './support/place-order.ts';
import { newShopper } from './support/shopper.ts';
import { test } from './support/test.ts';

/** Counts on the page how often a sound is begun, and keeps it silent. */
async function countChimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class SilentAudio {
      readonly state = 'suspended';
      constructor() {
        const { dataset } = document.documentElement;
        dataset['chimes'] = String(Number(dataset['chimes'] ?? 0) + 1);
      }
      close = () => Promise.resolve();
    }
    Object.assign(globalThis, { AudioContext: SilentAudio });
  });
}

test.use({ showsNewOrders: true });

test('what comes in, and what colleagues do, appears without reloading', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [shopper, jar] = [await newShopper(request), await ownProduct(request, { stock: 7 })];
  const otherBrowser = await browser.newContext({ baseURL: baseURL ?? '' });
  const otherPage = await otherBrowser.newPage();
  const kim = await newColleague(request, otherPage);
  await signInColleague(otherPage, kim);
  const asKim = (mutation: string, variables: object) =>
    callApi(request, mutation, { ...variables }, kim.session.token);
  await countChimes(page);
  await signInAsAdmin(page);

  await page.goto(`/admin/products?q=${encodeURIComponent(jar.title)}`);
  const stock = (count: number) =>
    page.getByRole('button', { name: `Stock of ${jar.title}: ${count}`, exact: true });
  await expect(stock(7)).toBeVisible();
  const order = await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar);
  // Others may have come in at the same moment, from other tests.
  const notice = ({ number }: { number: string }) =>
    page.getByRole('dialog').filter({ hasText: `#${number}` });
  await expect(notice(order)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-chimes');
  await expect(stock(6)).toBeVisible();
  await test.step('a notice is in the way of no shortcut', async () => {
    await expect(notice(order)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search the back office' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an order that two people have open', async () => {
    await page.goto(`/admin/orders/${order.id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Order #${order.number}` })).toBeVisible();
    await otherPage.goto(`/admin/orders/${order.id}`);
    await expect(page.getByText(`Also open for ${kim.name}`)).toBeVisible();
    await expect(otherPage.getByText(/^Also open for/)).toBeVisible();
    await expectAccessible(page);
    await asKim(
      'mutation ($id: ID!) { orderCommentCreate(orderId: $id, text: "Wants it wrapped") { userErrors { code } } }',
      {
        id: order.id,
      },
    );
    await expect(page.getByText('Wants it wrapped')).toBeVisible();
    await otherBrowser.close();
    await expect(page.getByText(`Also open for ${kim.name}`)).toBeHidden();
  });

  await test.step('a product that somebody else changes meanwhile', async () => {
    await page.goto(`/admin/products/${jar.id}/edit`);
    await page.getByRole('textbox', { name: 'Description' }).fill('Holds even more.');
    await asKim(
      'mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { userErrors { code } } }',
      { id: jar.id, input: { brand: 'Potter' } },
    );
    await expect(page.getByText(`${kim.name} has just changed this product`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Holds even more.');
    await expectAccessible(page);
  });

  await test.step('a category that somebody else renames, in the tree and in its form', async () => {
    const before = `Kites ${kim.session.user.id}`;
    const { categoryCreate } = await callApi<{ categoryCreate: { category: { id: string } } }>(
      request,
      'mutation ($input: CategoryInput!) { categoryCreate(input: $input) { category { id } userErrors { code } } }',
      { input: { label: before, isVisible: false } },
      kim.session.token,
    );
    const rename = (label: string) =>
      asKim(
        'mutation ($id: ID!, $input: CategoryUpdateInput!) { categoryUpdate(id: $id, input: $input) { userErrors { code } } }',
        { id: categoryCreate.category.id, input: { label } },
      );
    await page.goto('/admin/categories');
    await expect(page.getByRole('link', { name: before, exact: true })).toBeVisible();
    await rename(`Dragons ${kim.name}`);
    await page.getByRole('link', { name: `Dragons ${kim.name}`, exact: true }).click();
    await page.getByLabel('Name').fill('Dragons that fly');
    await rename(`Stunt kites ${kim.name}`);
    await expect(page.getByText(`${kim.name} has just changed this category`)).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Dragons that fly');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog', { name: 'Somebody else has saved changes' })).toContainText(
      `Stunt kites ${kim.name}`,
    );
    await page.keyboard.press('Escape');
    await asKim('mutation ($id: ID!) { categoryDelete(id: $id) { userErrors { code } } }', {
      id: categoryCreate.category.id,
    });
  });

  await test.step('a list stays as long as it was loaded', async () => {
    await page.goto('/admin/products');
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.filter({ hasText: jar.title })).toBeVisible();
    const length = await rows.count();
    await page.getByRole('button', { name: /Load more/i }).click();
    await expect(rows.nth(length)).toBeVisible();
    await asKim(
      'mutation ($id: ID!, $input: ProductUpdateInput!) { productUpdate(id: $id, input: $input) { userErrors { code } } }',
      { id: jar.id, input: { title: `Jar of ${kim.name}` } },
    );
    await expect(rows.filter({ hasText: `Jar of ${kim.name}` })).toBeVisible();
    await expect(rows.nth(length)).toBeVisible();
  });

  await test.step('the sound is switched off', async () => {
    await page.goto('/admin/account');
    await page.getByRole('radio', { name: 'Show a notice', exact: true }).check();
    await expectAccessible(page);
    await expect(notice(await placeOrder(request, shopper, 'CASH_ON_DELIVERY', jar))).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-chimes');
  });
  await jar.withdraw();
});

test('search words and shared views that colleagues change follow, and open forms say so', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const otherBrowser = await browser.newContext({ baseURL: baseURL ?? '' });
  const kim = await newColleague(request, await otherBrowser.newPage());
  await otherBrowser.close();
  const asKim = (mutation: string, variables: object) =>
    callApi(request, mutation, { ...variables }, kim.session.token);
  await signInAsAdmin(page);

  await test.step('search words, where nothing was typed and where something was', async () => {
    const words = (last: string) => ({ words: [`tandem ${kim.session.user.id}`, last] });
    const { searchSynonymCreate } = await callApi<{ searchSynonymCreate: { searchSynonym: { id: string } } }>(
      request,
      'mutation ($input: SearchSynonymInput!) { searchSynonymCreate(input: $input) { searchSynonym { id } userErrors { code } } }',
      { input: words('duo') },
      kim.session.token,
    );
    const { id } = searchSynonymCreate.searchSynonym;
    const change = (last: string) =>
      asKim(
        'mutation ($id: ID!, $input: SearchSynonymInput!) { searchSynonymUpdate(id: $id, input: $input) { userErrors { code } } }',
        { id, input: words(last) },
      );
    await page.goto('/admin/search');
    const field = page.getByLabel(`Words for “${words('').words[0]}”`);
    await expect(field).toHaveValue(/, duo$/);
    await change('pair');
    await expect(field).toHaveValue(/, pair$/);
    await field.press('End');
    await field.pressSequentially(', twosome');
    await change('couple');
    await expect(page.getByText(`${kim.name} has just changed these words`)).toBeVisible();
    await expect(field).toHaveValue(/, pair, twosome$/);
    await expectAccessible(page);

    const remove = (gone: string) =>
      asKim('mutation ($id: ID!) { searchSynonymDelete(id: $id) { userErrors { code } } }', { id: gone });
    await remove(id);
    const row = page.getByRole('listitem').filter({ has: field });
    await expect(row.getByText('Somebody else has deleted these words')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/, pair, twosome$/);
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Add group' }).click();
    await expect(page.getByText('Search words saved')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Words, separated by commas' })).toBeFocused();
    await expect(field).toHaveValue(/, pair, twosome$/);
    await expect(page.getByText('Somebody else has deleted these words')).toBeHidden();

    const { searchSynonyms } = await callApi<{ searchSynonyms: { id: string; words: string[] }[] }>(
      request,
      '{ searchSynonyms { id words } }',
      {},
      kim.session.token,
    );
    const [first] = words('').words;
    await remove(searchSynonyms.find((group) => group.words[0] === first)?.id ?? '');
    await expect(field).toBeHidden();
  });

  await test.step('a view that is shared', async () => {
    const name = `Lamps of ${kim.session.user.id}`.slice(0, 40);
    const { savedViewCreate } = await callApi<{ savedViewCreate: { savedView: { id: string } } }>(
      request,
      'mutation ($input: SavedViewInput!) { savedViewCreate(input: $input) { savedView { id } userErrors { code } } }',
      { input: { list: 'CUSTOMERS', name, query: 'columns=none&q=lamp', isShared: true } },
      kim.session.token,
    );
    const change = (input: object) =>
      asKim(
        'mutation ($id: ID!, $input: SavedViewUpdateInput!) { savedViewUpdate(id: $id, input: $input) { userErrors { code } } }',
        { id: savedViewCreate.savedView.id, input },
      );
    const tab = page.getByRole('link', { name: new RegExp(`^${name}.*shared$`) });
    await page.goto('/admin/customers');
    await tab.click();
    await expect(page).toHaveURL(/q=lamp/);
    await page.getByRole('button', { name: `Edit view ${name}` }).click();
    await change({ query: 'columns=none&q=shade' });
    await expect(page.getByText(`${kim.name} has just changed this view`)).toBeVisible();
    await expectAccessible(page, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Somebody else has changed this view.')).toBeVisible();
    await page.getByRole('button', { name: 'Show what is saved' }).click();
    await expect(page).toHaveURL(/q=shade/);
    await expect(tab).toBeFocused();
    await asKim('mutation ($id: ID!) { savedViewDelete(id: $id) { userErrors { code } } }', {
      id: savedViewCreate.savedView.id,
    });
    await expect(tab).toBeHidden();
  });
});
