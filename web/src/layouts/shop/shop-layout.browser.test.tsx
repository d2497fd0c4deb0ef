import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Shop } from '../../gql/graphql.ts';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Part } from '../../test/mock-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const SHOP: Part<Shop> = {
  name: 'Kiosk',
  currencyCode: 'USD',
  timeZone: 'UTC',
  allowsGuests: true,
  showsStaffLink: true,
  welcomeOffer: 'Get 10% off your first order',
  demo: { adminEmail: 'admin@demo.example' },
  banner: { text: 'Half off', linkText: 'Shop Now', linkUrl: '/shop' },
};
const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
const heading = page.getByRole('heading', { level: 1 });
const cards = Array.from({ length: 12 }, (_, index) =>
  aProduct({ id: `jar-${index + 1}`, title: `Jar ${index + 1}` }),
);
const isFixed = () => page.getByRole('banner').element().dataset['fixed'] === 'true';

/** The label of the search field, on a phone an icon. */
const searchIcon = () => document.querySelector('[role=search] label') ?? document.body;

/** Scrolls until a condition holds, because the router also scrolls a page that has just opened. */
async function scrollTo(top: number, condition: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      window.scrollTo(0, top);
      return condition();
    })
    .toBe(true);
}

test('the first Tab stop skips to the content', async () => {
  await openPage('/contact');
  await expect.element(heading).toBeVisible();
  document.querySelector<HTMLElement>('a, button, input')?.focus();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the banner links to the shop and the back office, and the footer shows its offers', async () => {
  const { path } = await openPage('/contact', { shop: SHOP });
  const banner = page.getByRole('region', { name: 'Offer' });
  await expect
    .element(banner.getByRole('link', { name: 'Admin Dashboard' }))
    .toHaveAttribute('href', '/admin');
  const footer = page.getByRole('contentinfo');
  await expect.element(footer.getByText('Get 10% off your first order')).toBeVisible();
  await expect.element(footer.getByText('Save $3 with App New User Only')).toBeVisible();
  await banner.getByRole('link', { name: 'Shop Now' }).click();
  await expect.poll(path).toBe('/shop');
});

test('staff see that the shop is closed, and get to the setup guide', async () => {
  const bar = page.getByRole('region', { name: 'Shop status' });
  await openPage('/contact', { shop: { ...SHOP, isOpen: false } }, 'owner');
  await expect.element(bar).toMatchTextContent('Your shop is closed');
  await expect.element(bar.getByRole('link', { name: 'Setup guide' })).toHaveAttribute('href', '/admin');
  await expectAccessible();
  await openPage('/contact', { shop: { ...SHOP, isOpen: true } }, 'owner');
  await expect.element(heading).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a visitor with the password sees the shop as it will be', async () => {
  await openPage('/contact', { shop: { ...SHOP, isOpen: false } });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Your shop is closed')).not.toBeInTheDocument();
});

test.each(['/', '/contact', '/login'])('a shop by another name goes by it on %s', async (path) => {
  await openPage(path, { shop: SHOP });
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Kiosk', exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toMatchTextContent(/Kiosk 2026/);
  await expect.element(page.getByText('Exclusive')).not.toBeInTheDocument();
});

test.each([
  ['/login', ['Home', 'Log in']],
  ['/signup', ['Home', 'Sign up']],
  ['/forgotPassword', ['Home', 'Forgot your password?']],
  ['/resetPassword', ['Home', 'Choose a new password']],
  ['/login/google', ['Home', 'Log in', 'Sign in with Google']],
])('%s has breadcrumbs', async (path, steps) => {
  await openPage(path);
  await expect
    .poll(() =>
      trail
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(steps);
  await expect.element(trail.getByText(steps.at(-1) ?? '')).toHaveAttribute('aria-current', 'page');
});

test('the home page has none', async () => {
  const text = { id: 'section-1', kind: 'RICH_TEXT', title: 'New Arrival' } as const;
  await openPage('/', { page: { id: 'home', sections: [text] } });
  await expect.element(page.getByRole('region', { name: 'New Arrival' })).toBeVisible();
  await expect.element(trail).not.toBeInTheDocument();
});

test('an unknown URL shows "not found" with a link to the home page', async () => {
  const { path } = await openPage('/nowhere', { page: null });
  await expect.element(heading).toHaveTextContent('404 Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Back to home page' }).click();
  await expect.poll(path).toBe('/');
});

test('a navigation focuses the heading and sets the title', async () => {
  await openPage('/shop', {
    products: { nodes: cards.slice(0, 1), totalCount: 1 },
    productByHandle: cards[0],
  });
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Jar 1' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jar 1' })).toHaveFocus();
  await expect.poll(() => document.title).toBe('Jar 1 - Exclusive');
});

test('the scroll-to-top button covers nothing', async () => {
  const line = {
    id: 'line-1',
    product: cards[0],
    image: cards[0]?.image,
    quantity: 1,
    stock: 20,
    total: 850,
  };
  await openPage('/cart', { cart: { lines: [line], totals: { itemCount: 1, total: 850 } } }, 'shopper');
  const up = page.getByRole('button', { name: 'Back to top' });
  const sums = page.getByRole('region', { name: 'Cart Total' });
  await expect.element(sums).toBeVisible();
  for (const [width, height] of [
    [360, 500],
    [768, 500],
    [1280, 420],
    [1440, 420],
  ] as const) {
    await resizePage(width, height);
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const button = up.query();
        button?.scrollIntoView({ block: 'nearest' });
        const { top = -1, bottom = 0, left = 0 } = button?.getBoundingClientRect() ?? {};
        // At every scroll position: below the totals, or beside them.
        const isBelow = button && getComputedStyle(button).position !== 'fixed';
        const isBeside = left >= sums.element().getBoundingClientRect().right;
        const isSeen = top >= 0 && bottom > top && bottom <= innerHeight;
        return { width: innerWidth, isSeen, isClear: isBelow || isBeside };
      })
      .toEqual({ width, isSeen: true, isClear: true });
  }
  await up.click();
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('the header sticks after 100 px without moving the page, and never makes it scroll sideways', async () => {
  await openPage('/shop?q=jar', { products: { nodes: cards, totalCount: 12 } });
  const card = page.getByRole('article').first();
  const placeOfCard = () => Math.round(card.element().getBoundingClientRect().top + scrollY);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Exclusive' });
  await expect.element(card).toBeVisible();
  const before = placeOfCard();
  await scrollTo(600, isFixed);
  await expect.element(logo).toBeInViewport();
  expect(placeOfCard()).toBe(before);

  for (const width of [320, 349, 350, 360, 412, 659, 660, 664, 671, 700, 768, 991, 992, 1139, 1140, 1440]) {
    await resizePage(width);
    await scrollTo(600, () => innerWidth === width && isFixed());
    const { scrollWidth, clientWidth } = document.documentElement;
    expect({ width, isTooWide: scrollWidth > clientWidth }).toEqual({ width, isTooWide: false });
  }
});

test('the header also sticks when a busy browser batches scrolling back and forth', async () => {
  const callbacks: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await openPage('/contact');
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('banner')).toHaveAttribute('data-fixed', 'false');
  await expect.poll(() => callbacks).not.toEqual([]);
  const entries = [true, false].map((isIntersecting) => ({
    isIntersecting,
    boundingClientRect: new DOMRect(),
  }));
  for (const callback of callbacks) callback(entries as never, {} as never);
  await expect.element(page.getByRole('banner')).toHaveAttribute('data-fixed', 'true');
});

test('a phone’s header is one line, and its search covers the page only while it has the focus', async () => {
  for (const width of [320, 360, 412]) {
    await resizePage(width);
    await openPage('/shop', { products: { nodes: cards, totalCount: 12 } });
    const header = page.getByRole('banner');
    // Below a banner until it is clear that the shop has none.
    await expect.poll(() => header.query()?.getBoundingClientRect()).toMatchObject({ top: 0, height: 56 });
    const entries = [
      header.getByRole('button', { name: 'Menu' }).element(),
      header.getByRole('link', { name: 'Exclusive' }).element(),
      searchIcon(),
      header.getByRole('link', { name: 'Wishlist' }).element(),
      header.getByRole('link', { name: 'Cart' }).element(),
    ].map((entry) => entry.getBoundingClientRect());
    const middles = entries.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    expect(new Set(middles).size).toBe(1);
    // Side by side, none over another.
    for (const [index, { left }] of entries.entries())
      expect(left).toBeGreaterThanOrEqual(entries[index - 1]?.right ?? 0);

    const isCovered = () => header.element().contains(document.elementFromPoint(width / 2, 80));
    expect(isCovered()).toBe(false);
    await userEvent.click(searchIcon());
    await expect.element(header.getByRole('combobox')).toHaveFocus();
    expect(isCovered()).toBe(true);
  }
});

test('the phone search opens in the middle of a page without losing the scroll position', async () => {
  await resizePage(360);
  const { path } = await openPage('/shop?q=jar', { products: { nodes: cards, totalCount: 12 } });
  const card = page.getByRole('article').first();
  await expect.element(card).toBeVisible();
  await scrollTo(600, isFixed);
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const top = () => Math.round(card.element().getBoundingClientRect().top);
  const before = top();
  const { width, height } = searchIcon().getBoundingClientRect();
  expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);

  await userEvent.click(searchIcon());
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 0.99 });
  expect(top()).toBe(before);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).not.toBeInViewport();

  await userEvent.click(searchIcon());
  await field.fill('headphones');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect.poll(path).toBe('/shop?q=headphones');
});
