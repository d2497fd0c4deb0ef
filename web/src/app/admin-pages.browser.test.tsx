import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminPages } from '../navigation/admin-pages.ts';
import type { Page } from '../navigation/page.ts';
import { pathOf } from '../navigation/paths.ts';
import { aProduct, anImage } from '../test/a-product.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import type { Answers } from '../test/mock-api.ts';
import { openPage } from '../test/open-page.tsx';
import { resizePage } from '../test/resize-page.ts';

/** As long as the longest seeded title, to reveal layouts that are too narrow for it. */
const LONG = 'Adjustable Kinderwagenregenschutzabdeckungsbefestigung with Keyboard Tray';
const EMAIL = 'a.customer.with.a.rather.long.name@a-rather-long-domain.example.com';

/** The id in every path, and of every object that the API returns. */
const ID = 'any';

const list = <Node,>(...nodes: Node[]) => ({ nodes, totalCount: nodes.length });
const product = aProduct({ title: LONG, baseSalePrice: 129_950, brand: 'Potter', tags: ['gift', 'summer'] });
const deleted = [{ id: 'deleted-1', name: LONG }];
const category = { id: ID, slug: 'home', label: 'Home & Lifestyle', productCount: 12, isVisible: true };
const collection = { id: ID, handle: 'gifts', title: LONG, isVisible: true, picture: anImage() };
const totals = { itemCount: 2, subtotal: 259_900, total: 259_900 };
const billing = { firstName: 'Ada', streetAddress: '12 Harbour Lane', city: 'Port Ellis', email: EMAIL };
const line = { id: 'line-1', productId: 'jar', title: LONG, image: anImage(), quantity: 2 };
const order = {
  id: 'order-1',
  number: 'J-17305',
  currencyCode: 'USD',
  totals,
  billing,
  lines: [{ ...line, unitPrice: 129_950, total: 259_900, unsentQuantity: 2 }],
  customer: { id: 'customer-1', fullName: 'Ada Park', email: EMAIL },
  returns: [{ id: ID, number: 'R-12' }],
  history: [{ status: 'PENDING' as const, actor: 'CUSTOMER' as const }],
};
const customer = {
  id: 'customer-1',
  firstName: 'Ada',
  lastName: 'Park',
  email: EMAIL,
  tags: ['wholesale'],
  orders: list(order),
  addresses: [{ id: 'address-1', ...billing }],
  notes: [{ id: 'note-1', text: LONG }],
};
const draft = { id: 'draft-1', number: 12, email: EMAIL, customerName: 'Ada Park', totals, lines: [line] };
const returned = {
  id: ID,
  number: 'R-12',
  order,
  refundAmount: 129_950,
  lines: [{ id: 'return-line-1', quantity: 1, orderLine: line }],
};
const role = { id: 'clerks', name: 'Clerks', permissions: ['ORDERS_READ' as const], memberCount: 1 };
const member = { id: 'user-2', firstName: 'Nora', lastName: 'Flynn', email: EMAIL, staffRole: role };
const webhook = {
  id: 'webhook-1',
  url: 'https://example.com/a/rather/long/path/to/a/webhook',
  isEnabled: true,
};
const campaign = {
  id: 'spring',
  name: LONG,
  percent: 25,
  productCount: 1,
  products: [{ product, price: 99_000 }],
};
const promotion = { id: 'welcome', title: LONG, code: 'WELCOME10', percent: 10, isEnabled: true };
const review = {
  id: 'review-1',
  productId: 'jar',
  productTitle: LONG,
  product,
  stars: 4,
  authorName: 'Ada Park',
  title: 'Holds what it is given',
  text: 'I have given it much.',
};
const contentPage = {
  id: ID,
  handle: 'about',
  title: LONG,
  previewToken: 'secret',
  isPublished: true,
  sections: [{ id: 'section-1', kind: 'RICH_TEXT' as const, title: LONG, text: LONG }],
};
const menu = {
  id: 'menu-1',
  name: 'MAIN' as const,
  entries: [{ id: 'entry-1', link: { label: 'Shop', kind: 'URL' as const, target: '/shop' } }],
};
const sheet = { id: 'sheet-1', fileName: 'a-delivery-of-november.csv', actorName: 'Nora Flynn', rowCount: 9 };

const figures = { grossRevenue: 259_900, netRevenue: 218_403, orders: 2, carts: 5, conversion: 0.4 };

/** One of everything that the pages of the back office show. */
const FILLED: Answers = {
  shop: {
    name: 'Exclusive',
    currencyCode: 'USD',
    timeZone: 'UTC',
    deliveryPlaces: {
      shopCountryCode: 'US',
      countryCodes: ['US'],
      allCountryCodes: ['US', 'CA'],
      regions: [],
    },
  },
  products: list(product),
  product,
  deletedProducts: list(product),
  productTags: ['gift', 'summer'],
  productBrands: ['Potter'],
  taxClasses: [{ id: 'standard', name: 'Standard' }],
  categories: [category, { ...category, id: 'lamps', slug: 'lamps', label: 'Lamps', parent: category }],
  category,
  deletedCategories: deleted,
  collections: [collection],
  collection,
  deletedCollections: deleted,
  pageDrafts: list(contentPage),
  pageDraft: contentPage,
  deletedPages: deleted,
  menus: [menu],
  priceCampaigns: list(campaign),
  priceCampaign: campaign,
  deletedPriceCampaigns: deleted,
  promotions: list(promotion),
  promotion,
  deletedPromotions: deleted,
  orders: list(order),
  order,
  draftOrders: list(draft),
  draftOrder: draft,
  returns: list(returned),
  reviews: list(review),
  customers: list(customer),
  customer,
  assets: list({ id: 'asset-1', name: 'tea.png', uses: [{ kind: 'PRODUCT', id: 'p1', name: 'Tea' }] }),
  newsletterSubscribers: list({ id: 'subscriber-1', email: EMAIL }),
  contactMessages: list({ id: 'message-1', name: 'Nora Flynn', email: EMAIL, text: LONG }),
  searchSynonyms: [{ id: 'lamp', words: ['lamp', 'light'] }],
  staff: [member],
  staffRoles: [role, { ...role, id: 'owner', name: 'Owner', isBuiltIn: true }],
  deletedStaffRoles: deleted,
  staffInvitations: [{ id: 'invitation-1', email: EMAIL, role }],
  sheetImports: [sheet],
  columnMappings: [{ id: 'mapping-1', columns: [{ name: LONG, field: 'Title' }] }],
  webhooks: [webhook],
  webhookEventTypes: [{ type: 'ORDER_PLACED', name: 'order.placed', description: 'An order was placed.' }],
  webhook,
  webhookDeliveries: list({ id: 'delivery-1', messageId: 'message-1' }),
  apiKeys: [{ id: 'key-1', name: 'Warehouse', hint: 'abcd', permissions: ['ORDERS_READ'] }],
  auditEntries: list({ id: 'entry-1', actorName: 'Nora Flynn', subjectName: LONG, subjectId: 'jar' }),
  toDo: { readyToSend: 3, transfersAwaited: 1, soldOut: 2, lowStock: 4 },
  revenueReport: {
    from: '2026-11-26',
    to: '2026-11-27',
    previousFrom: '2026-11-24',
    previousTo: '2026-11-25',
    figures,
    previousFigures: figures,
    days: ['2026-11-26', '2026-11-27'].map((day) => ({ day, grossRevenue: 129_950, orders: 1 })),
  },
  settings: {
    general: { name: 'Exclusive', timeZone: 'UTC' },
    delivery: {
      countryCode: 'US',
      zones: [{ id: 'zone-1', name: 'Everywhere', methods: [{ id: 'post', name: 'Post' }] }],
    },
    taxes: {
      classes: [
        { id: 'standard', name: 'Standard', rates: [{ countryCode: 'US', name: 'Sales tax', rate: 825 }] },
      ],
    },
    emails: { emails: [{ template: 'ORDER_PLACED' }] },
  },
  emailPreview: { preview: { subject: 'Thank you', html: '<p>Thank you</p>', text: 'Thank you' } },
  sessions: [{ id: 'session-1', device: 'Firefox on Linux', isCurrent: true }],
};

/** All staff pages by name, which identifies failures. */
const shownPages = Object.entries<Page>(adminPages).filter(([, { audience }]) => audience === 'admin');

async function expectAccessiblePage(path: string, answers: Answers): Promise<void> {
  await openPage(path, answers, 'owner');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  for (const width of [1280, 360]) {
    await resizePage(width);
    await expectAccessible();
  }
}

test.each(shownPages)('%s', async (_, shown) => {
  const search = shown === adminPages.returnLabel ? `?return=${ID}` : '';
  await expectAccessiblePage(pathOf(shown, ID) + search, FILLED);
  // Neither the error page nor "not found".
  expect(document.title).toMatch(/ - Admin - Exclusive$/);
});

test.each([
  ['/admin/products?q=zzzzzz', 'No products found'],
  ['/admin/products', 'No products yet'],
  ['/admin/nowhere', '404 Not Found'],
])('%s without data', async (path, said) => {
  await expectAccessiblePage(path, {});
  await expect.element(page.getByText(said)).toBeVisible();
});
