import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QuerypageArgs, Section, SectionItem, Shop } from '../../gql/graphql.ts';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Answers, Part } from '../../test/mock-api.ts';
import { openPage } from '../../test/open-page.tsx';

const SHOP: Part<Shop> = {
  name: 'Exclusive',
  currencyCode: 'USD',
  timeZone: 'UTC',
  hasOfferCountdown: true,
  returnDays: 30,
  offerName: 'Flash Sales',
  offerEndsAt: '2126-01-01T00:00:00.000Z',
};

const start = Array.from({ length: 15 }, (_, index) =>
  aProduct({ id: `jar-${index + 1}`, title: `Jar ${index + 1}`, isNew: index === 8 }),
);
const sold = ['Fig', 'Pan', 'Mug', 'Cup', 'Tee'].map((title) => aProduct({ id: title, title }));
const reduced = ['Gamepad', 'Lamp', 'Ring', 'Pendant', 'Bag', 'Hat'].map((title) =>
  aProduct({ id: title, title, regularPrice: 1000, discount: 15 }),
);
const collections = Array.from({ length: 6 }, (_, index) => ({
  id: `collection-${index}`,
  handle: `summer-${index}`,
  title: `Summer ${index}`,
}));
const link = (label: string, url: string | null) => ({ label, url });
const slide = (title: string): Part<SectionItem> => ({ id: title, title, link: link('Shop Now', '/shop') });
const tile = (title: string, text: string): Part<SectionItem> => ({
  id: title,
  title,
  icon: 'PHONE',
  link: link('', `/shop?category=electronics&q=${text}`),
});
const sections: readonly Part<Section>[] = [
  { kind: 'HERO', items: ['Up to 10% off', 'New in', 'For the sea'].map(slide) },
  { kind: 'RUNNING_SALE', caption: "Today's", title: 'Flash Sales', countdown: 'OFFER', products: reduced },
  {
    kind: 'CATEGORY_TILES',
    items: [tile('Phones', 'phone'), tile('Camera', 'camera'), tile('Gaming', 'gamepad')],
  },
  { kind: 'PRODUCT_LIST', productSource: 'BEST_SELLING', arrangement: 'CAROUSEL', products: sold },
  { kind: 'PROMO_PANEL', title: 'Enhance Your Music Experience', link: link('Gone', null) },
  {
    kind: 'PRODUCT_LIST',
    title: 'Explore Our Products',
    arrangement: 'GRID',
    link: link('View All Products', '/shop'),
    products: start.slice(7),
  },
  { kind: 'PRODUCT_LIST', title: 'Sold out' },
  {
    kind: 'MOSAIC',
    title: 'New Arrival',
    items: ['Gamepads', 'Hats', 'Speakers', 'Perfume'].map(slide),
  },
  { kind: 'FEATURE_STRIP' },
  {
    kind: 'COLLECTIONS',
    title: 'Things That Go Together',
    link: link('View All Collections', '/collections'),
    collections,
  },
].map((section, index) => ({ id: `section-${index}`, ...section }) as Part<Section>);
const answers: Answers = {
  shop: SHOP,
  page: ({ handle }: QuerypageArgs) => (handle === 'home' ? { id: 'home', title: 'Home', sections } : null),
};
const region = (name: string) => page.getByRole('region', { name });
const titlesIn = (name: string) =>
  region(name)
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

test('its sections show reduced, bestselling, new and matching products', async () => {
  await openPage('/', answers);
  await expect.element(page.getByRole('link', { name: 'Gamepad', exact: true })).toBeVisible();
  expect(titlesIn('Flash Sales')).toEqual(reduced.map(({ title }) => title));
  await expect.element(region('Flash Sales').getByText('-15%').first()).toBeVisible();
  expect(titlesIn('Best Selling Products')).toEqual(['Fig', 'Pan', 'Mug', 'Cup', 'Tee']);
  // The products at index six of the catalog and before.
  expect(titlesIn('Explore Our Products')).toEqual(start.slice(7).map(({ title }) => title));
  await expect.element(page.getByText('NEW', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('Enhance Your Music Experience')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Exclusive');
  expect(document.title).toBe('Exclusive');
  expect(
    region('New Arrival')
      .getByRole('link', { name: /^Shop Now/ })
      .elements(),
  ).toHaveLength(4);
  await expect
    .element(page.getByRole('list', { name: 'What we promise' }))
    .toMatchTextContent(/money back guarantee/i);
  expect(region('Things That Go Together').getByRole('listitem').elements()).toHaveLength(6);
  for (const text of ['Sold out', 'Gone']) {
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  }
});

test('without anything to show, it shows the name of the shop', async () => {
  const empty = [{ id: 'newest', kind: 'PRODUCT_LIST' as const, productSource: 'NEWEST' as const }];
  await openPage('/', { shop: SHOP, page: () => ({ id: 'home', title: 'Home', sections: empty }) });
  const name = page.getByRole('heading', { level: 1, name: 'Exclusive' });
  await expect.element(name).toBeVisible();
  await expect.poll(() => name.element().getBoundingClientRect().height).toBeGreaterThan(30);
});

test('tiles and buttons link to what they show', async () => {
  const { path } = await openPage('/', answers);
  const linkTo = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  for (const [name, href] of [
    ['Phones', '/shop?category=electronics&q=phone'],
    ['Gaming', '/shop?category=electronics&q=gamepad'],
    ['View All Products', '/shop'],
    ['View All Collections', '/collections'],
    ['Summer 0', '/collections/summer-0'],
  ] as const) {
    await expect.element(linkTo(name)).toHaveAttribute('href', href);
  }
  await linkTo('Camera').click();
  await expect.poll(path).toBe('/shop?category=electronics&q=camera');
});

test('a failure says why and can be retried', async () => {
  const { fail } = await openPage('/contact', answers);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  fail(503);
  await page.getByRole('banner').getByRole('link', { name: 'Exclusive' }).click();
  await expect
    .element(page.getByText('The shop is busy. Please try again in a moment.').first())
    .toBeVisible();
  await expectAccessible();
  fail(null);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.poll(() => titlesIn('Flash Sales')[0]).toBe('Gamepad');
});

const hero = page.getByRole('region', { name: 'Promotions' });
const dots = hero.getByRole('button', { name: /^Show slide/ });
const shown = () => dots.elements().findIndex((dot) => dot.hasAttribute('aria-current'));

test('the hero advances every two seconds, wraps around and can be paused', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    matchMedia(query.includes('reduced-motion') ? 'not all' : query),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/', answers);
  await expect.poll(shown).toBe(0);
  // Not on the hero, which would pause.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover();
  for (const next of [1, 2, 0]) {
    vi.advanceTimersByTime(2000);
    await expect.poll(shown).toBe(next);
  }
  await hero.getByRole('button', { name: 'Pause rotation' }).click();
  await expect.element(hero.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(0);
});

test('the hero does not advance with reduced motion', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openPage('/', answers);
  await expect.element(hero.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  vi.advanceTimersByTime(10_000);
  expect(shown()).toBe(0);
});

test('flash sales scroll from end to end, and the arrows stop there', async () => {
  await openPage('/', answers);
  const back = region('Flash Sales').getByRole('button', { name: /previous/i });
  const on = region('Flash Sales').getByRole('button', { name: /next/i });
  await expect.element(back).toBeDisabled();
  await on.click();
  await expect.element(on).toBeDisabled();
  await back.click();
  await expect.element(back).toBeDisabled();
});

test('a page refetches prices once when a campaign starts', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let price = 5000;
  const jar = () => aProduct({ salePrice: price });
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const settings = (pricesChangeAt: string | null) => ({ ...SHOP, pricesChangeAt });
  const { answer, operations } = await openPage('/shop?q=jar', {
    // Two seconds later the shop has its new prices.
    shop: settings(soon(-500)),
    products: () => ({ nodes: [jar()], totalCount: 1 }),
  });
  const card = page.getByRole('article');
  await expect.element(card).toMatchTextContent('$50.00');
  price = 4000;
  answer({ shop: settings(null) });
  await expect.element(card).toMatchTextContent('$40.00');
  expect(operations.filter((name) => name === 'Shop')).toHaveLength(2);
});
