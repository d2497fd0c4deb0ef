import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationproductUpdateArgs,
  MutationsavedViewUpdateArgs,
  MutationsearchSynonymUpdateArgs,
  MutationstaffRoleUpdateArgs,
  Product,
} from '../../../../gql/graphql.ts';
import { aProductForStaff } from '../../../../test/a-product-for-staff.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const dialog = page.getByRole('dialog', { name: 'Someone else has saved changes' });
const REFUSED = { userErrors: [{ code: 'VERSION_CHANGED' as const, message: 'It was edited meanwhile.' }] };

/**
 * Stores one object like the server: rejects an edit of any version but the latest. `change` is another
 * user's edit.
 */
function aStore<Thing extends { version?: string }>(first: Thing) {
  let thing = first;
  const change = (changes: Partial<Thing>) => {
    thing = { ...thing, ...changes, version: `${Number(thing.version) + 1}` };
  };
  return {
    get: () => thing,
    change,
    save: (expectedVersion: unknown, input: object) => {
      if (expectedVersion !== thing.version) return false;
      change(input);
      return true;
    },
  };
}

async function choose(whose: RegExp): Promise<void> {
  await dialog.getByRole('radio', { name: whose }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
}

test('unsaved edits do not overwrite what another user has saved since', async () => {
  const store = aStore<Part<Product>>(aProductForStaff());
  const pricedAt = (price: number): Part<Product> => ({
    baseSalePrice: price,
    variants: [{ id: 'jar-1', stock: 20, salePrice: price, baseSalePrice: price }],
  });
  const open = () =>
    openPage(
      '/admin/products/jar/edit',
      {
        product: store.get,
        productUpdate: ({ input, expectedVersion }: MutationproductUpdateArgs) => {
          const { salePrice, ...others } = input;
          const saved = { ...others, ...(salePrice != null && pricedAt(salePrice)) };
          return store.save(expectedVersion, saved) ? { product: store.get() } : REFUSED;
        },
      },
      'owner',
    );
  const price = page.getByRole('textbox', { name: /^Sale price/ });
  const brand = page.getByRole('combobox', { name: /^Brand/ });
  await open();
  await price.fill('9.00');
  await brand.fill('Potter');
  store.change({ ...pricedAt(1000), isNew: true });
  await open();
  await expect.element(page.getByText(/Someone else has saved changes since then\./)).toBeVisible();
  await expect.element(price).toHaveValue('9.00');

  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(dialog.getByRole('group', { name: 'Price' })).toMatchTextContent(/9\.00.*10\.00/);
  await expectAccessible(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Please choose one of the two')).toBeVisible();
  await choose(/Theirs/);
  await expect.poll(() => store.get()).toMatchObject({ baseSalePrice: 1000, brand: 'Potter', isNew: true });

  await open();
  await brand.fill('Nobody');
  store.change(pricedAt(1100));
  await open();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(price).toHaveValue('11.00');
  await expect.element(brand).toHaveValue('Potter');
});

test('each permission of a role is merged separately', async () => {
  const store = aStore({
    id: 'packers',
    version: '1',
    name: 'Packers',
    permissions: ['ORDERS_READ'] as ('ORDERS_READ' | 'ORDERS_REFUND' | 'REVENUE_READ')[],
  });
  await openPage(
    '/admin/staff/roles',
    {
      staffRoles: () => [store.get()],
      staffRoleUpdate: ({ input, expectedVersion }: MutationstaffRoleUpdateArgs) =>
        store.save(expectedVersion, input) ? { role: store.get() } : REFUSED,
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Edit Packers' }).click();
  const name = page.getByRole('main').getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('Senders');
  await page.getByRole('main').getByRole('checkbox', { name: 'Refund payments' }).first().click();
  store.change({ name: 'Stockers', permissions: ['ORDERS_READ', 'REVENUE_READ'] });
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.element(dialog.getByRole('group', { name: 'Name' })).toMatchTextContent('Stockers');
  expect(dialog.getByRole('radio').elements()).toHaveLength(2);
  await choose(/Yours/);
  await expect
    .poll(() => store.get())
    .toMatchObject({ name: 'Senders', permissions: ['ORDERS_READ', 'ORDERS_REFUND', 'REVENUE_READ'] });
});

test('synonyms keep both users’ input', async () => {
  const store = aStore({ id: 'lamp', version: '1', words: ['lamp', 'light'] });
  await openPage(
    '/admin/search',
    {
      searchSynonyms: () => [store.get()],
      searchSynonymUpdate: ({ input, expectedVersion }: MutationsearchSynonymUpdateArgs) =>
        store.save(expectedVersion, input) ? { searchSynonym: store.get() } : REFUSED,
    },
    'owner',
  );
  await page.getByRole('textbox', { name: 'Synonyms for “lamp”' }).fill('lamp, lantern');
  store.change({ words: ['lamp', 'torch'] });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent('torch');
  await choose(/Yours/);
  await expect.poll(() => store.get().words).toEqual(['lamp', 'lantern']);
});

test('the name of a shared view is not overwritten without asking', async () => {
  const store = aStore({ id: 'gifts', version: '1', name: 'Gifts', query: 'tag=gift', isShared: true });
  await openPage(
    '/admin/orders?view=gifts',
    {
      savedViews: () => [store.get()],
      savedViewUpdate: ({ input, expectedVersion }: MutationsavedViewUpdateArgs) =>
        store.save(expectedVersion, input) ? { savedView: store.get() } : REFUSED,
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Edit view Gifts' }).click();
  await page.getByRole('dialog', { name: 'Edit view' }).getByLabelText(/^Name/).fill('Presents');
  store.change({ name: 'Wrapped', query: 'tag=wrapped' });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('group', { name: 'Name' })).toMatchTextContent('Wrapped');
  await choose(/Yours/);
  await expect.element(page.getByRole('link', { name: /^Presents/ })).toBeVisible();
  expect(store.get()).toMatchObject({ name: 'Presents', query: 'tag=wrapped' });
});
