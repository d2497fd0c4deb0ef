import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationproductAlertRequestArgs, MutationwishlistItemsMoveArgs } from '../../gql/graphql.ts';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Answers } from '../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const jar = aProduct();
const wedding = { id: 'wedding', name: 'Wedding', products: [] };
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string) => page.getByRole('dialog', { name });

const open = (answers: Answers = {}) =>
  openPage('/wishlist', { wishlist: { products: [jar] }, ...answers }, 'shopper');

beforeEach(loadNoticesAtOnce);

test('Just For You has only products that are not on the wishlist', async () => {
  const others = ['Lid', 'Mug', 'Bowl', 'Cup', 'Pot'].map((title) => aProduct({ id: title, title }));
  await open({ products: { nodes: [jar, ...others] } });
  const offered = page.getByRole('region', { name: 'Just For You' }).getByRole('article');
  await expect.element(offered.first()).toMatchTextContent(/Lid/);
  expect(offered.elements()).toHaveLength(4);
});

test('a customer sets a price alert, and is told to confirm the email', async () => {
  const requestedAlerts: unknown[] = [];
  const { answer } = await open({
    productAlertRequest: ({ input }: MutationproductAlertRequestArgs) => {
      requestedAlerts.push(input);
      answer({ productAlerts: [{ id: 'a1', kind: 'PRICE_DROP', state: 'UNCONFIRMED', product: jar }] });
      return { state: 'UNCONFIRMED' };
    },
  });
  const price = page.getByRole('checkbox', { name: 'Notify me when the price of Jar drops' });
  await expect.element(price).not.toBeChecked();
  await price.click();
  await expect.element(notice('Check your email')).toMatchTextContent(/ada@example\.com/);
  await expect.element(price).toBeChecked();
  expect(requestedAlerts).toEqual([
    expect.objectContaining({ kind: 'PRICE_DROP', productId: 'jar', email: 'ada@example.com' }),
  ]);
  await expectAccessible();
  answer({ productAlertDelete: { deletedId: 'a1' }, productAlerts: [] });
  await price.click();
  await expect.element(price).not.toBeChecked();
});

test('a new list needs a name, and opens at once', async () => {
  const lists = { namedWishlists: [wedding] };
  const { path, answer } = await open({
    wishlistCreate: () => {
      answer(lists);
      return lists;
    },
  });
  await page.getByRole('button', { name: 'New list' }).click();
  const name = dialog('New list').getByRole('textbox', { name: 'Name' });
  await dialog('New list').getByRole('button', { name: 'Create the list' }).click();
  await expect.element(name).toHaveAccessibleDescription(/Please enter a name/);
  await expectAccessible(0);
  await name.fill('Wedding');
  await dialog('New list').getByRole('button', { name: 'Create the list' }).click();
  await expect.element(heading('Wedding (0)')).toBeVisible();
  expect(path()).toBe('/wishlist?list=wedding');
  await resizePage(360);
  await expectAccessible();
});

test('a product moves to another list', async () => {
  const moved: unknown[] = [];
  const after = { namedWishlists: [{ ...wedding, products: [jar] }], wishlist: { products: [] } };
  const { answer } = await open({
    namedWishlists: [wedding],
    wishlistItemsMove: (args: MutationwishlistItemsMoveArgs) => {
      moved.push(args);
      answer(after);
      return after;
    },
  });
  await page.getByRole('button', { name: 'Move or copy Jar to another list' }).click();
  await expect.element(dialog('Move or copy')).toBeVisible();
  await expectAccessible(0);
  await dialog('Move or copy').getByRole('button', { name: 'Move' }).click();
  await expect.element(heading('Wishlist (0)')).toBeVisible();
  await page.getByRole('link', { name: 'Wedding' }).click();
  await expect.element(heading('Wedding (1)')).toBeVisible();
  expect(moved).toEqual([{ fromId: null, toId: 'wedding', productIds: ['jar'] }]);
});

test('a list is shared by a link until it is revoked', async () => {
  const shares = [{ wishlistId: null, token: 'secret', sharedAt: '2026-01-01T00:00:00.000Z' }];
  await open({ wishlistShare: { shares }, wishlistShareEnd: { shares: [] } });
  await page.getByRole('button', { name: 'Share' }).click();
  const sharing = dialog('Share this list');
  await sharing.getByRole('button', { name: 'Create link' }).click();
  await expect
    .element(sharing.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${location.origin}/wishlists/secret`);
  await expectAccessible(0);
  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.element(sharing.getByRole('button', { name: 'Create link' })).toBeVisible();
});
