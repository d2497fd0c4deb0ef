import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationwishlistToggleArgs } from '../../../gql/graphql.ts';
import { aProduct } from '../../../test/a-product.ts';
import { aSession } from '../../../test/a-session.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { logIn } from '../../../test/log-in.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { failInside, refuseAsSignedOut } from '../../../test/refusals.ts';

const fig = aProduct({ id: 'fig', title: 'Potted Fig' });
const heart = page.getByRole('button', { name: 'Add Potted Fig to wishlist' });
const wishlistOf = (items: string) => page.getByRole('link', { name: `Wishlist, ${items}` });
const added = notice('Item added to your wishlist');
const removed = notice('Item removed from your wishlist');

beforeEach(loadNoticesAtOnce);

/** Opens a search with one product, in a shop whose responses have the requested wishlist. */
async function openSearch(answers: Answers = {}) {
  const requestedStates: (boolean | null | undefined)[] = [];
  const wishlistToggle = ({ isListed }: MutationwishlistToggleArgs) => {
    requestedStates.push(isListed);
    return { product: fig, wishlist: { products: isListed ? [fig] : [] } };
  };
  const api = await openPage(
    '/shop?q=potted+fig',
    { products: { nodes: [fig], totalCount: 1 }, wishlistToggle, ...answers },
    'shopper',
  );
  await expect.poll(() => api.operations).toContain('Wishlist');
  return { ...api, requestedStates, wishlistToggle };
}

test('removing an item shows a toast, closes the earlier one, and Undo restores it', async () => {
  const { requestedStates } = await openSearch();
  await heart.click();
  await expect.element(added).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await heart.click();
  await expect.element(removed).toMatchTextContent(/Potted Fig/);
  await expect.element(added).not.toBeInTheDocument();
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect.element(added).toBeVisible();
  await expect.element(removed).not.toBeInTheDocument();
  await expect.element(wishlistOf('1 item')).toBeVisible();
  expect(requestedStates).toEqual([true, false, true]);
});

test.each(['answer', 'operation'])('a change whose %s got lost is made by a retry', async (lost) => {
  const { answer, fail, requestedStates, wishlistToggle } = await openSearch();
  if (lost === 'operation') fail(503);
  else
    answer({
      wishlistToggle: (args: MutationwishlistToggleArgs) => {
        wishlistToggle(args);
        failInside();
      },
    });
  await heart.click();
  const failure = notice('Wishlist not changed', 'alertdialog');
  await expect.element(failure).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  fail(null);
  answer({ wishlistToggle });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(added).toBeVisible();
  await expect.element(wishlistOf('1 item')).toBeVisible();
  // Each request states the target state, so that the second one changes nothing.
  expect(requestedStates).toEqual(lost === 'answer' ? [true, true] : [true]);
});

test('with an expired session, the heart leads to the login and back, with one message', async () => {
  const { path } = await openSearch({
    wishlistToggle: refuseAsSignedOut,
    sessionCreate: { session: aSession('token-2') },
  });
  await heart.click();
  await expect.poll(path).toBe('/login');
  await expect.element(page.getByText(/session has ended/i)).toBeVisible();
  expect(page.getByText(/session has ended/i).elements()).toHaveLength(1);
  expect(window.localStorage.getItem('user')).toBeNull();
  await logIn();
  await expect.poll(path).toBe('/shop?q=potted+fig');
});
