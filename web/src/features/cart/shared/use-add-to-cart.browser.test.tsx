import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationcartLinesAddArgs } from '../../../gql/graphql.ts';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { aProduct } from '../../../test/a-product.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { failInside } from '../../../test/refusals.ts';

const jar = aProduct({ stock: 60 });
const jars = (quantity: number) => aCart([aCartLine({ product: jar, quantity })]);

const quantity = page.getByRole('textbox', { name: 'Quantity' });
const add = page.getByRole('button', { name: 'Add to cart', exact: true });
const cartOf = (items: string) => page.getByRole('link', { name: `Cart, ${items}` });

/** Opens the page of a product that is already in the cart once. */
async function openProduct(answers: Answers): Promise<Awaited<ReturnType<typeof openPage>>> {
  const api = await openPage('/shop/jar', { productByHandle: jar, cart: jars(1), ...answers }, 'shopper');
  await expect.element(cartOf('1 item')).toBeVisible();
  return api;
}

beforeEach(loadNoticesAtOnce);

test('seventy quick clicks stop at the stock, and a toast reports the reduced quantity', async () => {
  const message = 'There are 60 of Jar: the quantity is now 60.';
  await openProduct({
    cartLinesAdd: {
      cart: jars(60),
      warnings: [{ code: 'QUANTITY_CAPPED', message, productId: 'jar' }],
    },
  });
  const plus = page.getByRole('button', { name: 'Increase quantity' }).element() as HTMLButtonElement;
  for (let click = 0; click < 70; click += 1) {
    plus.click();
    await Promise.resolve();
  }
  await expect.element(quantity).toHaveValue('60');
  await expect.element(page.getByText('That’s all we have')).toBeVisible();
  await add.click();
  await expect.element(notice('Cart Item updated')).toMatchTextContent(/Quantity: 60.*now 60/);
  await expect.element(cartOf('60 items')).toBeVisible();
});

test('an addition shows at once, and is rolled back with a message if it fails', async () => {
  const answer = Promise.withResolvers<void>();
  await openProduct({ cartLinesAdd: () => answer.promise.then(failInside) });
  await add.click();
  await expect.element(cartOf('2 items')).toBeVisible();
  answer.resolve();
  await expect.element(notice('Not added to cart', 'alertdialog')).toBeVisible();
  await expect.element(cartOf('1 item')).toBeVisible();
});

test('a retry adds a product once if the first request was lost', async () => {
  const added: number[] = [];
  const api = await openProduct({
    cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
      added.push(lines[0]?.quantity ?? 0);
      return { cart: jars(4) };
    },
  });
  await quantity.fill('3');
  api.fail(503);
  await add.click();
  const failure = notice('Not added to cart', 'alertdialog');
  await expect.element(failure).toMatchTextContent(/The shop is busy/);
  api.fail(null);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice('Cart Item updated')).toMatchTextContent(/Quantity: 4/);
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(cartOf('4 items')).toBeVisible();
  expect(added).toEqual([3]);
});

test('an unanswered addition blocks nothing, and the cart shows its result', async () => {
  const isSent = Promise.withResolvers<void>();
  const api = await openProduct({
    cartLinesAdd: () => {
      isSent.resolve();
      return new Promise<never>(() => undefined);
    },
  });
  await quantity.fill('3');
  await expect.element(page.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await add.click();
  await isSent.promise;
  api.answer({ cart: jars(4) });
  await vi.advanceTimersByTimeAsync(15_000);
  const failure = notice('No response from the shop', 'alertdialog');
  await expect.element(failure).toMatchTextContent(/it won’t happen twice\./);
  await expect.element(cartOf('4 items')).toBeVisible();
  await expect.element(quantity).toHaveValue('3');
});
