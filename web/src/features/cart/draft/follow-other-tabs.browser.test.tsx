import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCart, aCartLine } from '../../../test/a-cart.ts';
import { aProduct } from '../../../test/a-product.ts';
import { openPage } from '../../../test/open-page.tsx';

const jar = aProduct({ stock: 60 });
const jars = (quantity: number) => aCart([aCartLine({ product: jar, quantity })]);
const cartOf = (items: string) => page.getByRole('link', { name: `Cart, ${items}` });

/** Another tab of the same browser: receives and sends messages. */
function anotherTab() {
  const channel = new BroadcastChannel('cart-and-wishlist');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => channel.close());
  return { heard, say: (message: object) => channel.postMessage(message) };
}

test('the header’s counts follow other tabs, which receive changes made here', async () => {
  const other = anotherTab();
  const api = await openPage(
    '/shop/jar',
    {
      productByHandle: jar,
      cart: jars(1),
      wishlist: { products: [] },
      cartLinesAdd: () => ({ cart: jars(4), warnings: [] }),
    },
    'shopper',
  );
  await expect.poll(() => other.heard).toContainEqual({ cart: '1 units' });

  api.answer({ cart: jars(3), wishlist: { products: [jar] } });
  other.say({ cart: '3 units' });
  await expect.element(cartOf('3 items')).toBeVisible();
  other.say({ wishlist: jar.id });
  await expect.element(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();

  const operationCount = api.operations.length;
  other.say({ cart: '3 units', wishlist: jar.id });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect.element(cartOf('4 items')).toBeVisible();
  await expect.poll(() => other.heard.at(-1)).toEqual({ cart: '4 units' });
  expect(api.operations.slice(operationCount)).not.toContain('Cart');
});
