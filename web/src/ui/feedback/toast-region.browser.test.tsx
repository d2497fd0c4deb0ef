import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { aCart, aCartLine } from '../../test/a-cart.ts';
import { aProduct } from '../../test/a-product.ts';
import { loadNoticesAtOnce, notice } from '../../test/notices.ts';
import { openPage } from '../../test/open-page.tsx';
import { showToast } from './toast-queue.ts';
import { resizePage } from '../../test/resize-page.ts';

const toast = notice('Item added');
const banner = page.getByRole('banner');
const heading = page.getByRole('heading', { level: 1 });
const many = Array.from({ length: 24 }, (_, index) =>
  aProduct({ id: `jar-${index + 1}`, title: `Jar ${index + 1}` }),
);

beforeEach(loadNoticesAtOnce);

/** As long as the toast after adding to the cart. */
const show = () =>
  showToast({
    tone: 'success',
    title: 'Item added',
    details: ['Everyday Cotton Tee', 'Quantity: 1', '1 item in cart', 'Subtotal: $8.50'],
    link: { to: '/cart', label: 'View cart' },
  });

/** Shows a toast on the page, which is open, and keeps it there. */
async function showOn(screen: Locator): Promise<void> {
  await expect.element(screen).toBeInTheDocument();
  show();
  await toast.hover();
}

/**
 * How far the toast overlaps an element on screen, in px; 0 if it does not. Undefined while one of them is
 * missing.
 */
function overlap(other: Locator): number | undefined {
  const [a, b] = [toast, other].map((part) => part.query()?.getBoundingClientRect());
  if (!a || !b) return undefined;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? Math.min(width, height) : 0;
}

async function expectFree(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect.poll(() => overlap(part)).toBe(0);
}

test.each([
  [1280, 800],
  [360, 740],
])('at %s px a toast covers neither header, heading nor the clicked button', async (width, height) => {
  await resizePage(width, height);
  await openPage('/shop?q=jar', { products: { nodes: many.slice(0, 1), totalCount: 1 } });
  await showOn(page.getByRole('article'));
  await expectFree(banner, heading, page.getByRole('button', { name: 'Add Jar 1 to wishlist' }));

  await openPage('/shop/jar', { productByHandle: aProduct() });
  await showOn(page.getByRole('button', { name: 'Buy now' }));
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  for (const part of [banner, heading, add, page.getByRole('button', { name: 'Buy now' })]) {
    part.element().scrollIntoView({ block: 'nearest' });
    await expectFree(part);
  }
});

test.each([640, 667, 740, 844])(
  'on a phone that is %s px high a notice covers no title of a product, also before anybody scrolls',
  async (height) => {
    await resizePage(360, height);
    await openPage('/shop/jar', { productByHandle: aProduct() });
    await showOn(page.getByRole('button', { name: 'Buy now' }));
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    await expectFree(heading, banner, page.getByRole('button', { name: 'Buy now' }));
    expect(scrollY).toBe(0);
  },
);

test('a toast moves away from a heading pushed down by late content', async () => {
  await resizePage(360, 1100);
  await openPage('/shop/jar', { productByHandle: aProduct() });
  await showOn(page.getByRole('button', { name: 'Buy now' }));
  await expectFree(heading);
  const late = document.createElement('div');
  const [from, to] = [heading, toast].map((part) => part.element().getBoundingClientRect().top);
  late.style.height = `${(to ?? 0) - (from ?? 0) + 4}px`;
  page.getByRole('main').element().prepend(late);
  onTestFinished(() => late.remove());
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeCloseTo((to ?? 0) + 4, 0);
  await expectFree(heading);
});

test('a toast is placed beside columns that stick', async () => {
  await openPage('/shop', { products: { nodes: many, totalCount: many.length } });
  const filters = page.getByRole('region', { name: 'Filters' });
  await showOn(page.getByRole('article').first());
  await expect.element(toast).toBeInViewport({ ratio: 1 });
  for (const width of [1280, 992]) {
    await resizePage(width, 700);
    await expectFree(filters);
  }
  await resizePage(1280, 800);
  await openPage('/admin/products', { products: { nodes: many, totalCount: many.length } }, 'owner');
  await showOn(page.getByRole('row').nth(1));
  await expect.element(toast).toBeInViewport({ ratio: 1 });
  for (const width of [1280, 992]) {
    await resizePage(width, 800);
    await expectFree(banner);
  }
});

test('a toast is placed beside the cart’s totals, wherever they are', async () => {
  await openPage('/cart', { cart: aCart() }, 'shopper');
  const sums = page.getByRole('region', { name: 'Cart Total' });
  await showOn(sums);
  for (const width of [660, 768, 913, 991, 992, 1280]) {
    await resizePage(width);
    // Not scrollIntoView, which leaves the toast's height free below.
    scrollBy({ top: sums.element().getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    await expectFree(sums);
  }
});

test('a toast does not cover a phone’s open search', async () => {
  await resizePage(360);
  await openPage('/shop', { products: { nodes: many, totalCount: many.length } });
  await showOn(page.getByRole('article').first());
  scrollTo({ top: 600, behavior: 'instant' });
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  (field.element() as HTMLElement).focus();
  await expect.element(field).toBeInViewport({ ratio: 1 });
  await expectFree(field);
});

test('a focused element is never behind a toast, even if it was before', async () => {
  await openPage('/shop', { products: { nodes: many, totalCount: many.length } });
  const title = (index: number) => page.getByRole('link', { name: `Jar ${index + 1}`, exact: true });
  await showOn(title(0));
  const focus = (index: number) => (title(index).element() as HTMLElement).focus();
  for (const index of [2, 6, 10]) {
    focus(index);
    await expectFree(title(index));
  }
  let behind = 0;
  for (let index = 4; index < 8; index += 1) {
    const [to, from] = [toast, title(index)].map((part) => part.element().getBoundingClientRect().y);
    scrollBy({ top: (from ?? 0) - (to ?? 0), behavior: 'instant' });
    if ((overlap(title(index)) ?? 0) > 0) behind += 1;
    focus(index);
    await expectFree(title(index));
  }
  // A row of cards may be wider than the toast, but some were behind it.
  expect(behind).toBeGreaterThan(0);
});

test('a toast never covers a dialog', async () => {
  // Too small for both.
  await resizePage(360, 400);
  await openPage('/cart', { cart: aCart([aCartLine({ quantity: 2 })]) }, 'shopper');
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await showOn(page.getByText('Unsaved changes', { exact: true }));
  (page.getByRole('link', { name: 'Return To Shop' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');

  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Stay' })).toHaveFocus();
  const [above, below] = ['[role=alertdialog]', '[role=dialog]'].map((role) =>
    document.querySelector(role)?.getBoundingClientRect(),
  );
  // A point that both would cover.
  const top = Math.max(above?.top ?? 0, below?.top ?? 0);
  const bottom = Math.min(above?.bottom ?? 0, below?.bottom ?? 0);
  expect(bottom - top).toBeGreaterThan(8);
  const x = Math.max(above?.left ?? 0, below?.left ?? 0) + 8;
  const onTop = document.elementFromPoint(x, (top + bottom) / 2)?.closest('[role$=dialog]');
  expect(onTop?.getAttribute('role')).toBe('alertdialog');
});
