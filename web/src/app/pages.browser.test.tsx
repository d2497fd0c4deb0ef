import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { pagesIn } from '../navigation/page.ts';
import { pages } from '../navigation/pages.ts';
import { aCategory } from '../test/a-category.ts';
import { aProduct, anImage } from '../test/a-product.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import type { Answers } from '../test/mock-api.ts';
import { openPage } from '../test/open-page.tsx';
import { resizePage } from '../test/resize-page.ts';

/** Around the breakpoints, plus common phone, tablet and desktop widths. */
const WIDTHS = [
  320, 349, 350, 360, 412, 659, 660, 664, 671, 700, 768, 991, 992, 1024, 1139, 1140, 1280, 1440,
];

/** A title longer than a card or a table column, with a single word that is, too, as in German. */
const LONG = 'Hand-thrown Kinderwagenregenschutzabdeckungsbefestigung with an Acacia Lid';

const products = ['Jar', LONG, 'Mug', 'Pan'].map((title, index) =>
  aProduct({
    id: `product-${index}`,
    title,
    regularPrice: index === 1 ? 129_900 : null,
    discount: 12,
    salePrice: 99_900,
    isNew: true,
    rating: { rate: 4.5, reviews: 88 },
  }),
);
const [jar, longJar] = products as [ReturnType<typeof aProduct>, ReturnType<typeof aProduct>];
const tee = aProduct({
  id: 'tee',
  title: LONG,
  sizeGuide: 'MENS_TOPS',
  sizes: ['S', 'M', 'XXL'],
  colours: [
    { name: 'Lagoon', hex: '#1f6fb2' },
    { name: 'Scarlet', hex: '#c22f47' },
  ],
  variants: [{ id: 'tee-1', colour: 'Lagoon', size: 'S', stock: 3, salePrice: 2000 }],
  frequentlyBoughtTogether: [longJar],
});
const totals = { itemCount: 3, subtotal: 299_700, taxTotal: 1200, shippingTotal: 500, total: 300_200 };
const line = { unitPrice: 99_900, quantity: 3, total: 299_700, image: anImage(), stock: 20 };
const order = {
  id: 'order-1',
  number: 'J-1764253190000',
  status: 'DELIVERED' as const,
  currencyCode: 'USD',
  totals,
  lines: [
    {
      ...line,
      id: 'line-1',
      title: LONG,
      productId: 'jar',
      productHandle: 'jar',
      colour: 'Lagoon',
      size: 'M',
    },
  ],
  customer: { fullName: 'Ada Park', email: 'ada@example.com' },
  billing: {
    firstName: 'Ada',
    streetAddress: '12 Harbour Lane',
    city: 'Port Ellis',
    phone: '+1 555 010 0042',
  },
  history: [{ status: 'PENDING' as const, actor: 'CUSTOMER' as const }],
  returnability: { lines: [{ line: { ...line, id: 'line-1', title: LONG }, quantity: 3 }] },
};
const orders = { nodes: [order], totalCount: 1 };
const ownReview = {
  id: 'review-1',
  productId: 'jar',
  productTitle: LONG,
  product: longJar,
  stars: 4,
  text: 'Holds.',
};
const cartLine = { ...line, id: 'cart-1', product: longJar, colour: 'Lagoon', size: 'M' };

/** Data for every page. */
const answers: Answers = {
  shop: {
    name: 'Exclusive',
    currencyCode: 'USD',
    timeZone: 'UTC',
    allowsGuests: true,
    hasBlog: true,
    showsStaffLink: true,
    banner: { text: 'Summer Sale For All Swim Suits - OFF 50%!', linkText: 'Shop Now', linkUrl: '/shop' },
    hasOfferCountdown: true,
    offerName: 'Summer sale',
    offerEndsAt: '2126-01-01T00:00:00.000Z',
    legalPages: ['TERMS', 'PRIVACY', 'RETURNS'],
    contact: {
      address: '7 Harbour Street, Port Ellis',
      phone: '+1 555 010 0042',
      email: 'hello@example.com',
    },
    demo: { shopperEmail: 'demo@example.com', shopperPassword: 'demo', adminEmail: 'admin@example.com' },
    delivery: { fee: 500, freeFrom: 14_000 },
  },
  products: { nodes: products, totalCount: 400, pageInfo: { hasNextPage: true } },
  productByHandle: tee,
  product: longJar,
  productFilterOptions: {
    inStockCount: 3,
    lowestPrice: 850,
    highestPrice: 99_900,
    colours: [{ colour: 'BLUE', count: 3 }],
    sizes: [{ value: 'M', count: 3 }],
    brands: [{ value: 'Harbour Goods', count: 3 }],
    ratings: [{ minRating: 4, count: 3 }],
  },
  categories: [
    aCategory({ slug: 'home', label: 'Home & Lifestyle' }),
    aCategory({ slug: 'kitchen', label: 'Kitchen & Dining', parent: aCategory({ slug: 'home' }) }),
  ],
  category: aCategory({ slug: 'home', children: [aCategory({ slug: 'kitchen', picture: anImage() })] }),
  collections: [{ id: 'collection-1', handle: 'summer', title: 'Summer by the sea', picture: anImage() }],
  collection: {
    id: 'collection-1',
    handle: 'summer',
    title: 'Summer by the sea',
    descriptionHtml: '<p>For the <strong>sea</strong>.</p>',
  },
  page: {
    id: 'page-1',
    title: LONG,
    sections: [
      { id: 'tiles', kind: 'CATEGORY_TILES' },
      { id: 'products', kind: 'PRODUCT_LIST', title: LONG, arrangement: 'GRID', products },
    ],
  },
  pagePreview: {
    id: 'page-1',
    title: LONG,
    sections: [{ id: 'text', kind: 'RICH_TEXT', html: '<p>Words</p>' }],
  },
  posts: {
    nodes: [{ id: 'post-1', handle: 'post', title: LONG, author: LONG, tags: [LONG], excerpt: LONG }],
    totalCount: 2,
    pageInfo: { hasNextPage: true },
  },
  post: {
    id: 'post-1',
    handle: 'post',
    title: LONG,
    author: 'Ada',
    tags: [LONG, 'tea'],
    sections: [{ id: 'text', kind: 'RICH_TEXT', html: '<p>Words</p>' }],
    previous: { handle: 'before', title: LONG },
    next: { handle: 'after', title: LONG },
  },
  legalPage: ({ kind }: { kind: 'TERMS' }) => ({ kind, html: '<h2>Terms</h2><p>Be kind.</p>' }),
  viewer: {
    id: 'user-1',
    firstName: 'Ada',
    lastName: 'Park',
    email: 'ada@example.com',
    orders,
    addresses: [
      {
        id: 'address-1',
        firstName: 'Ada',
        lastName: 'Park',
        streetAddress: '12 Harbour Lane',
        city: 'Port Ellis',
        phone: '+1 555 010 0042',
        email: 'ada@example.com',
        isDefault: true,
      },
    ],
    openReturns: [{ id: 'return-1', number: 'J-1764253190000-R1', order, refundAmount: 99_900 }],
  },
  order: { ...order, returns: [{ id: 'return-1', number: 'J-1764253190000-R1', state: 'APPROVED' }] },
  orderByLink: order,
  paymentLink: { number: order.number, total: 300_200, currencyCode: 'USD' },
  ownReviews: { nodes: [ownReview], totalCount: 1 },
  productsToReview: {
    nodes: [{ product: jar, orderId: order.id, orderNumber: order.number }],
    totalCount: 1,
  },
  reviewStanding: { mayReview: true },
  productAlerts: [{ id: 'alert-1', product: longJar }],
  productAlertLink: { title: LONG },
  productAlertsStopLink: { count: 2 },
  newsletterLink: {},
  cart: { lines: [cartLine], totals, version: '1' },
  checkoutPreview: { preview: { lines: [cartLine], totals } },
  wishlist: { products },
  namedWishlists: [{ id: 'list-1', name: 'For the new flat', products }],
  sharedWishlist: { name: 'For the new flat', ownerName: 'Ada', products },
};

const shown = pagesIn(pages).filter(({ audience }) => audience !== 'admin');
const paths = [
  ...shown.map(({ path, audience }) => [path.replace(':id', 'order-1'), audience] as const),
  ['/shop?category=home', 'everyone'] as const,
  ['/nowhere', 'everyone'] as const,
];

const root = document.documentElement;

async function expectToFit(width: number): Promise<void> {
  await resizePage(width);
  const isTooWide = root.scrollWidth > root.clientWidth;
  const beyondTheEdge = isTooWide
    ? [...document.querySelectorAll('body *')]
        .filter((part) => part.getBoundingClientRect().right > root.clientWidth)
        .map((part) => part.outerHTML.slice(0, 80))
    : [];
  expect({ width: innerWidth, isTooWide, beyondTheEdge }).toEqual({
    width,
    isTooWide: false,
    beyondTheEdge: [],
  });
}

test.each(paths)('%s is accessible and never scrolls sideways', async (path, audience) => {
  await openPage(path, answers, audience === 'customer' ? 'shopper' : 'visitor');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  await expectAccessible();
  for (const width of WIDTHS) {
    await expectToFit(width);
    if (width === 360) await expectAccessible();
  }
  // Twice the browser's default text size.
  onTestFinished(() => void root.style.removeProperty('font-size'));
  root.style.fontSize = '200%';
  for (const width of [360, 1280]) await expectToFit(width);
});
