import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationcartCodeApplyArgs,
  MutationcartReplaceArgs,
  QuerycheckoutPreviewArgs,
} from '../../gql/graphql.ts';
import { tabStorage } from '../../lib/browser/guarded-storage.ts';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import { aProduct } from '../../test/a-product.ts';
import { aSession } from '../../test/a-session.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Answers } from '../../test/mock-api.ts';
import { logIn } from '../../test/log-in.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';
import { failInside, refuseAsSignedOut } from '../../test/refusals.ts';
import { resizePage } from '../../test/resize-page.ts';

const jar = aProduct({ stock: 60 });
const jars = (quantity: number) => aCart([aCartLine({ product: jar, quantity })]);

const quantity = page.getByRole('textbox', { name: 'Quantity of Jar' });
const plus = page.getByRole('button', { name: 'Increase quantity of Jar' });
const update = page.getByRole('button', { name: 'Update Cart' });
const sums = page.getByRole('region', { name: 'Cart Total' });
const question = page.getByRole('alertdialog', { name: 'Leave without updating the cart?' });
const isUnsaved = page.getByText('Unsaved changes', { exact: true });
const isBack = page.getByText('Your unsaved changes are back');

/** Prices and saves quantities like the server. */
const pricing: Answers = {
  cartReplace: ({ lines }: MutationcartReplaceArgs) => ({ cart: jars(lines[0]?.quantity ?? 0) }),
  checkoutPreview: ({ lines }: QuerycheckoutPreviewArgs) => ({ preview: jars(lines?.[0]?.quantity ?? 0) }),
};

const openCart = (cart = jars(1), answers: Answers = {}) =>
  openPage('/cart', { ...pricing, cart, ...answers }, 'shopper');

beforeEach(loadNoticesAtOnce);
afterEach(() => {
  vi.restoreAllMocks();
  tabStorage.removeItem('shopper-drafts');
});

test('fifty quick clicks on plus all count, and the update reports the cart’s content', async () => {
  await openCart();
  await expect.element(quantity).toHaveValue('1');
  const button = plus.element() as HTMLButtonElement;
  for (let click = 0; click < 49; click += 1) {
    button.click();
    await Promise.resolve();
  }
  await expect.element(quantity).toHaveValue('50');
  await update.click();
  await expect.element(notice('Cart updated')).toMatchTextContent(/50 items.*Subtotal: \$425/);
  await expect.element(isUnsaved).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cart, 50 items' })).toBeVisible();
});

test('a line shows its unit price, unless the variants have different ones', async () => {
  const per = { amount: 100, unit: 'G' as const };
  const tea = aProduct({ id: 'tea', title: 'Tea', unitPrices: { lowest: 277, highest: 277, per } });
  const coffee = aProduct({ id: 'coffee', title: 'Coffee', unitPrices: { lowest: 277, highest: 300, per } });
  await openCart(aCart([aCartLine({ product: tea }), aCartLine({ product: coffee })]));
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await expect.element(row('Tea')).toMatchTextContent(/\$2\.77 \/ 100 g/);
  await expect.element(row('Coffee')).not.toMatchTextContent(/100 g/);
});

test('the server prices unsaved quantities, and the page says when it could not', async () => {
  // No calculation in the browser results in this amount.
  const priced = aCart([aCartLine({ product: jar, quantity: 2, total: 1234 })]);
  const api = await openCart(jars(1), { checkoutPreview: { preview: priced } });
  const row = page.getByRole('row').filter({ hasText: 'Jar' });
  await expect.element(sums).toMatchTextContent(/Total:\$8\.50/);
  await plus.click();
  await expect.element(row).toMatchTextContent(/\$12\.34/);
  await expect.element(sums).toMatchTextContent(/Total:\$12\.34/);

  api.answer({ checkoutPreview: failInside });
  await plus.click();
  await expect.element(sums).toMatchTextContent(/We could not calculate the new total/);
  await expect.poll(() => sums.element().querySelector('[aria-busy="true"]')).not.toBeNull();
  await expectAccessible();
  await update.click();
  await expect.element(row).toMatchTextContent(/\$25\.50/);
  await expect.element(sums).toMatchTextContent(/Total:\$25\.50/);
});

test('a removal can be undone, and leaving with unsaved changes asks for confirmation', async () => {
  const api = await openCart(jars(2));
  await page.getByRole('button', { name: 'Remove Jar from cart' }).click();
  await expect.element(page.getByText('Removed: Jar')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Proceed to checkout' })).toBeDisabled();
  await expectAccessible();
  page.getByRole('button', { name: /^Undo/ }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(isUnsaved).not.toBeInTheDocument();
  const isBrowserAsking = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isBrowserAsking()).toBe(false);

  await plus.click();
  await expect.poll(isBrowserAsking).toBe(true);
  const leave = page.getByRole('link', { name: 'Return To Shop' });
  await leave.click();
  await expect.element(question).toBeVisible();
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(quantity).toHaveValue('3');
  await leave.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(api.path).toBe('/shop');
  await openCart(jars(2));
  await expect.element(quantity).toHaveValue('2');
  await expect.element(isBack).not.toBeInTheDocument();
});

test('changes since the last visit are shown until acknowledged', async () => {
  const line = aCartLine({ product: aProduct({ salePrice: 1_234_567 }), previousPrice: 850 });
  const warnings = [
    { code: 'PRICE_CHANGED' as const, message: 'Jar now costs more.', productId: 'jar' },
    { code: 'PRODUCT_UNAVAILABLE' as const, message: 'Lid is no longer available.', productId: 'lid' },
  ];
  await openCart(aCart([line], { warnings }), {
    cartWarningsAccept: { cart: aCart([{ ...line, previousPrice: null }]) },
  });
  const changes = page.getByRole('alert').filter({ hasText: 'Since your last visit' });
  await expect.element(changes).toMatchTextContent(/Jar now costs more\..*Lid is no longer available\./);
  await expect.element(page.getByText('was $8.50')).toBeVisible();
  for (const width of [1280, 360]) {
    await resizePage(width);
    await expectAccessible();
  }
  await changes.getByRole('button', { name: 'OK' }).click();
  await expect.element(changes).not.toBeInTheDocument();
  await expect.element(page.getByText('was $8.50')).not.toBeInTheDocument();
  // Prices have six significant digits on this page, and do not look exact; the totals are the amounts
  // charged.
  const written = (amount: string) => page.getByText(amount, { exact: true }).elements().length;
  await expect.poll(() => [written('$12,345.7'), written('$12,345.67')]).toEqual([2, 2]);
});

test('a retry saves an update whose response was lost, without reporting another window', async () => {
  const api = await openCart(jars(1), { cartReplace: failInside });
  await plus.click();
  await update.click();
  const failure = notice('Cart not updated', 'alertdialog');
  await expect.element(failure).toMatchTextContent(/Your changes are still here/);
  api.answer({
    cartReplace: { cart: jars(2), userErrors: [{ code: 'CART_CHANGED', message: 'Changed.' }] },
  });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice('Cart updated')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(isUnsaved).not.toBeInTheDocument();
  await expect.element(page.getByText(/changed in another window/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('another window’s changes are reported at once, and only replaced by a later update', async () => {
  const api = await openCart(jars(1));
  await plus.click();
  api.answer({ cart: jars(7) });
  const other = new BroadcastChannel('cart-and-wishlist');
  onTestFinished(() => other.close());
  other.postMessage({ cart: '7 units' });
  const conflictAlert = page.getByRole('alert').filter({ hasText: 'changed in another window' });
  await expect.element(conflictAlert).toBeVisible();
  await expect.element(quantity).toHaveValue('2');
  await expect.element(isUnsaved).toBeVisible();
  await update.click();
  await expect.element(notice('Cart updated')).toBeVisible();
  await expect.element(conflictAlert).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

test('a retry saves an update that never reached the server', async () => {
  const api = await openCart();
  await plus.click();
  await expect.element(sums).toMatchTextContent(/\$17/);
  api.fail(503);
  await update.click();
  const failure = notice('Cart not updated', 'alertdialog');
  await expect.element(failure).toMatchTextContent(/The shop is busy/);
  api.fail(null);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice('Cart updated')).toBeVisible();
  await expect.element(isUnsaved).not.toBeInTheDocument();
});

/** Updates a cart after the session has expired, and logs in again. */
async function updateAfterLogin(typed: string): Promise<Awaited<ReturnType<typeof openCart>>> {
  const api = await openCart(jars(2));
  await quantity.fill(typed);
  await expect.element(sums).toMatchTextContent(new RegExp(`\\$${(Number(typed) * 8.5).toFixed(2)}`));
  api.answer({ cartReplace: refuseAsSignedOut, sessionCreate: { session: aSession('token-2') } });
  await update.click();
  await expect.poll(api.path).toBe('/login');
  api.answer(pricing);
  await logIn();
  await expect.poll(api.path).toBe('/cart');
  await expect.element(quantity).toHaveValue(typed);
  return api;
}

test('quantities are restored after the login, and the saved ones on request', async () => {
  await updateAfterLogin('5');
  await expect.element(isBack).toBeVisible();
  await expectAccessible();
  await update.click();
  await expect.element(notice('Cart updated')).toBeVisible();
  await expect.element(isBack).not.toBeInTheDocument();

  await openCart(jars(5));
  await expect.element(quantity).toHaveValue('5');
  await expect.element(isBack).not.toBeInTheDocument();
  await quantity.fill('7');
  await openCart(jars(5));
  await expect.element(quantity).toHaveValue('7');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(quantity).toHaveValue('5');
  await openCart(jars(5));
  await expect.element(quantity).toHaveValue('5');
});

test('without storage, edits last as long as the page', async () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
  await updateAfterLogin('7');
  await update.click();
  await expect.element(notice('Cart updated')).toBeVisible();
});

const row = (label: string) => sums.getByText(label, { exact: true }).element().parentElement?.textContent;

test('a code’s error is shown beside its field; a valid code applies, and a retry removes it', async () => {
  const lines = [aCartLine({ product: aProduct({ salePrice: 5000 }), quantity: 2 })];
  const reduced = aCart(lines, {
    codes: [{ code: 'FIFTH', title: 'A fifth off' }],
    adjustments: [{ title: 'A fifth off', code: 'FIFTH', kind: 'PERCENT', amount: 2000 }],
    totals: { itemCount: 2, subtotal: 10_000, discountTotal: 2000, total: 8000 },
  });
  const message = 'Add $10.00 more to use FIFTH.';
  const api = await openCart(aCart(lines), {
    cartCodeApply: { userErrors: [{ code: 'PROMOTION_MINIMUM_NOT_REACHED', message }] },
  });
  const field = sums.getByRole('textbox', { name: 'Coupon Code' });
  const apply = sums.getByRole('button', { name: 'Apply Coupon' });
  const codes = sums.getByRole('list', { name: 'Your codes' });
  await field.fill('fifth');
  await apply.click();
  await expect.element(field).toHaveAccessibleDescription(message);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('fifth');
  await expectAccessible();

  const sent: string[] = [];
  api.answer({
    cartCodeApply: ({ code }: MutationcartCodeApplyArgs) => {
      sent.push(code);
      return { cart: reduced };
    },
    cartCodeRemove: failInside,
  });
  await apply.click();
  await expect.element(codes).toMatchTextContent(/FIFTH/);
  await expect.element(sums.getByText('Code FIFTH applied')).toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  expect(sent).toEqual(['fifth']);
  await expect.poll(() => row('A fifth off (FIFTH)')).toContain('-$20.00');
  expect(row('Total:')).toContain('$80.00');
  await resizePage(360);
  await expectAccessible();

  await sums.getByRole('button', { name: 'Remove code FIFTH' }).click();
  const failure = notice('Code not removed', 'alertdialog');
  await expect.element(failure).toBeVisible();
  await expect.element(codes).toMatchTextContent(/FIFTH/);
  await expect.element(sums.getByText('Code FIFTH removed')).not.toBeInTheDocument();
  api.answer({ cartCodeRemove: { cart: aCart(lines) } });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(sums.getByText('Code FIFTH removed')).toBeInTheDocument();
  await expect.element(codes).not.toBeInTheDocument();
  expect(row('Total:')).toContain('$100.00');
});

test('a quantity from before its rules is shown with them, and is not ordered until it fits', async () => {
  const packs = { minimumQuantity: 12, quantityStep: 6 };
  const message = 'Jar: sold in packs of 6, at least 12.';
  const cartOf = (units: number) =>
    aCart([aCartLine({ product: jar, quantity: units, stock: 60, ...packs })], {
      warnings:
        units % 6 === 0 ? [] : [{ code: 'QUANTITY_NOT_ALLOWED' as const, message, productId: jar.id }],
    });
  await openCart(cartOf(13), {
    cartReplace: ({ lines }: MutationcartReplaceArgs) => ({ cart: cartOf(lines[0]?.quantity ?? 0) }),
    checkoutPreview: ({ lines }: QuerycheckoutPreviewArgs) => ({
      preview: cartOf(lines?.[0]?.quantity ?? 0),
    }),
  });
  const row = page.getByRole('row').filter({ hasText: 'Jar' });
  await expect.element(quantity).toHaveValue('13');
  await expect.element(row).toMatchTextContent(/Sold in packs of 6, at least 12/);
  await page.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await plus.click();
  await expect.element(quantity).toHaveValue('18');
  await update.click();
  await expect.element(isUnsaved).not.toBeInTheDocument();
  await expectAccessible();
});
