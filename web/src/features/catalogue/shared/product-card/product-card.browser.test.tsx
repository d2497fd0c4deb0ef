import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MutationcartLinesAddArgs } from '../../../../gql/graphql.ts';
import { aProduct, anImage } from '../../../../test/a-product.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const fig = aProduct({ id: 'fig', title: 'Potted Fig', salePrice: 3900 });
const card = page.getByRole('article');
const add = card.getByRole('button', { name: /^Add To Cart.*Potted Fig$/ });
const heart = card.getByRole('button', { name: 'Add Potted Fig to wishlist' });
const notice = (title: string) => page.getByRole('dialog').filter({ hasText: title });

/** Opens a list with one product, and a cart that accepts additions. */
async function openCard() {
  let quantity = 0;
  const cart = () => ({
    lines:
      quantity === 0 ? [] : [{ id: 'line-1', product: fig, image: fig.image, quantity, unitPrice: 3900 }],
    totals: { itemCount: quantity, subtotal: 3900 * quantity },
    version: String(quantity),
  });
  const api = await openPage(
    '/shop?q=potted+fig',
    {
      products: { nodes: [fig], totalCount: 1 },
      cart,
      cartLinesAdd: ({ lines }: MutationcartLinesAddArgs) => {
        quantity += lines[0]?.quantity ?? 1;
        return { cart: cart() };
      },
      wishlistToggle: { wishlist: { products: [fig] }, product: fig },
    },
    'shopper',
  );
  // A card's bar is visible while the pointer hovers over it.
  await page.getByRole('heading', { level: 1 }).hover();
  await card.hover();
  await expect.element(add).toBeVisible();
  return api;
}

test('a product without options is added to the cart once', async () => {
  const { operations } = await openCard();
  await add.click();
  await expect.element(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expect.element(notice('Item added to cart')).toBeVisible();
  await add.click();
  await expect.element(page.getByText(/already in your cart|is in your cart/i).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(operations.filter((name) => name === 'AddToCart')).toHaveLength(1);
});

test('a product with options opens its page in a new tab', async () => {
  const tee = aProduct({ id: 'tee', title: 'Cotton Tee', sizes: ['S', 'M'] });
  await openPage('/shop?q=tee', { products: { nodes: [tee], totalCount: 1 } });
  const choose = card.getByRole('link', {
    name: /^Add To Cart: choose your Cotton Tee \(opens in a new tab\)$/,
  });
  await expect.element(choose).toHaveAttribute('href', '/shop/tee');
  await expect.element(choose).toHaveAttribute('target', '_blank');
});

test.each([
  ['PREORDER', 'Pre-order'],
  ['BACKORDER', 'Back-order'],
] as const)('a product that ships later says so, and can be added (%s)', async (availability, label) => {
  const later = { ...fig, stock: 0, discount: 10, availability };
  await openPage('/shop?q=fig', { products: { nodes: [later], totalCount: 1 } });
  await expect.element(card.getByText(label)).toBeVisible();
  await expect.element(add).toBeInTheDocument();
});

test('a toast shows what was added to the cart, for nine seconds', async () => {
  await openCard();
  // Preloaded, so that only the toast's own time passes below.
  await import('../../../../ui/feedback/toast-region.tsx');
  await expect.element(page.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  (add.element() as HTMLElement).click();
  const toast = notice('Item added to cart');
  await vi.waitFor(() => expect(toast.query()?.textContent).toContain('Subtotal: $39'));
  for (const text of ['Quantity: 1', '1 item in cart']) await expect.element(toast).toMatchTextContent(text);
  expect(toast.element().querySelectorAll('img')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(7500);
  expect(toast.query()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1600);
  vi.useRealTimers();
  await expect.element(toast).not.toBeInTheDocument();
});

test('a key dismisses a toast', async () => {
  await openCard();
  await heart.click();
  await expect.element(notice('Item added to your wishlist')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(notice('Item added to your wishlist')).not.toBeInTheDocument();
});

test('toasts stack, and a hovered one stays', async () => {
  await openCard();
  await heart.click();
  await expect.element(notice('Item added to your wishlist')).toBeVisible();
  await add.click();
  const added = notice('Item added to cart');
  await expect.element(added).toBeVisible();
  await expect.element(notice('Item added to your wishlist')).toBeVisible();
  await added.hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await expect.element(added).toBeVisible();
});

test('a card shows the color that a list was filtered by, and links to it', async () => {
  const blue = anImage({ url: '/favicon.svg?blue', alt: 'A blue gamepad' });
  await openPage('/shop?q=gamepad&colour=blue', {
    products: {
      nodes: [
        aProduct({
          id: 'gamepad',
          title: 'Gamepad',
          matchingColour: { name: 'Cobalt', hex: '#00f', image: blue },
        }),
        aProduct({ id: 'lamp', title: 'Lamp' }),
      ],
      totalCount: 2,
    },
  });
  const link = page.getByRole('link', { name: 'Gamepad', exact: true });
  await expect.element(link).toHaveAttribute('href', '/shop/gamepad?colour=Cobalt');
  await expect.element(card.first().getByRole('img').first()).toHaveAttribute('src', '/favicon.svg?blue');
  await expect
    .element(page.getByRole('link', { name: 'Lamp', exact: true }))
    .toHaveAttribute('href', '/shop/lamp');
});

test('hovering over a card prefetches its product’s page, once', async () => {
  const { operations } = await openPage('/shop?q=fig', {
    products: { nodes: [fig], totalCount: 1 },
    productByHandle: fig,
  });
  const requestCount = () => operations.filter((name) => name === 'Product').length;
  await page.getByRole('heading', { level: 1 }).hover();
  await card.hover();
  await expect.poll(requestCount).toBe(1);
  await card.getByRole('heading').getByRole('link').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Potted Fig' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Buy now' })).toBeVisible();
  expect(requestCount()).toBe(1);
});

test('a card removed under the pointer fetches nothing', async () => {
  await openPage('/shop?q=fig', { products: { nodes: [fig], totalCount: 1 } });
  await page.getByRole('heading', { level: 1 }).hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await card.hover();
  const { operations } = await openPage('/contact');
  await vi.runAllTimersAsync();
  expect(operations).not.toContain('Product');
});

// Otherwise the content below moves just as a user reaches for it.
const unitPrices = { lowest: 277, highest: 300, per: { amount: 100, unit: 'G' as const } };
test.each([
  [360, {}],
  [768, {}],
  [1280, {}],
  [1280, { unitPrices }],
])(
  'a card that is not laid out yet is as tall as it will be, on a page of %i px with %j',
  async (width, details) => {
    await resizePage(width);
    const nodes = Array.from({ length: 24 }, (_, index) =>
      aProduct({ id: `jar-${index}`, title: 'Jar', ...details }),
    );
    await openPage('/shop', { products: { nodes, totalCount: 24 } });
    await expect.poll(() => card.elements().length).toBe(24);
    const last = card.elements().at(-1) as HTMLElement;
    const [, estimate] = /^auto ([\d.]+)px$/.exec(getComputedStyle(last).containIntrinsicBlockSize) ?? [];
    last.style.contentVisibility = 'visible';
    expect(Math.abs(last.offsetHeight - Number(estimate))).toBeLessThan(1);
  },
);

test('a card shows the lowest unit price of its variants', async () => {
  const tea = aProduct({ id: 'tea', title: 'Tea', unitPrices });
  const coffee = aProduct({ id: 'coffee', title: 'Coffee', unitPrices: { ...unitPrices, highest: 277 } });
  await openPage('/shop?q=t', { products: { nodes: [tea, coffee, fig], totalCount: 3 } });
  await expect.element(page.getByText('from $2.77 / 100 g', { exact: true })).toBeVisible();
  await expect.element(page.getByText('$2.77 / 100 g', { exact: true })).toBeVisible();
  expect(page.getByText(/\$2.77 \/ 100 g$/).elements()).toHaveLength(2);
  await expectAccessible();
});
