import { beforeAll, expect, test } from 'vitest';
import { plainWords, pseudoLocale } from '../shared/messages/pseudo-locale.fixtures.ts';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';

// Runs the API in the pseudo-locale: any sentence in plain letters has not gone through the catalogue. The
// test data of users has no Latin letters.

const shop = describeShop({}, { locale: pseudoLocale });
let customer: Person;
let admin: Person;
let product: string;
let shirt: string;

beforeAll(async () => {
  [customer, admin] = [await aCustomer(shop), await anAdmin(shop)];
  const em = shop.app.orm.em.fork();
  product = await aProduct(em, { title: '灯', stock: 2 });
  shirt = await aProduct(em, { title: '衬衫', colours: ['红'], sizes: ['大'] });
});

/** Every text in a response that a person may read. */
function sentencesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    ['message', 'detail', 'title'].includes(name) && typeof value === 'string' ? [value] : sentencesIn(value),
  );
}

/** Names of JSON types, the currency code and REST's statuses, which messages repeat. */
const noSentences =
  /\b(USD|string|number|boolean|array|object|null|undefined|int|Pending|Delivered|Cancelled|Returned)\b/g;

function expectNoPlainWords(body: unknown): void {
  const sentences = sentencesIn(body);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((text) => plainWords(text.replaceAll(noSentences, '')).length > 0)).toEqual([]);
}

type Who = 'visitor' | 'customer' | 'admin';
const tokenOf = (who: Who) => ({ visitor: null, customer: customer.token, admin: admin.token })[who];

const payload = 'userErrors { code message }';
const long = '1'.repeat(6000);
const nobody = '0193e0c0-0000-7000-8000-000000000009';

const mutations: [string, Who, string, () => Record<string, unknown>][] = [
  ['sign up', 'visitor', 'CustomerCreateInput!', () => ({ name: '', email: '1', password: '1' })],
  ['sign up', 'visitor', 'CustomerCreateInput!', () => ({ name: long, email: '', password: ' '.repeat(8) })],
  [
    'sign up',
    'visitor',
    'CustomerCreateInput!',
    () => ({ name: '\u0007', email: customer.email, password: customer.email }),
  ],
  [
    'sign up',
    'visitor',
    'CustomerCreateInput!',
    () => ({ name: '1', email: customer.email, password: '五六七八九十百千万' }),
  ],
  ['log in', 'visitor', 'SessionCreateInput!', () => ({ emailOrPhone: '1', password: '1' })],
];
const names: Record<string, string> = { 'sign up': 'customerCreate', 'log in': 'sessionCreate' };

test.each(mutations)('%s as %s (%#)', async (what, who, type, input) => {
  const document = `mutation ($input: ${type}) { ${names[what]}(input: $input) { ${payload} } }`;
  expectNoPlainWords(await shop.client.graphql(document, { input: input() }, tokenOf(who)));
});

const documents: [string, Who, () => string][] = [
  ['nobody’s cart', 'visitor', () => '{ cart { version } }'],
  ['a customer among admins', 'customer', () => '{ orders { totalCount } }'],
  ['too many rows', 'visitor', () => '{ products(first: 101) { totalCount } }'],
  ['a foreign cursor', 'visitor', () => '{ products(after: "1") { totalCount } }'],
  ['a long search', 'visitor', () => `{ products(filter: { text: "${'1'.repeat(101)}" }) { totalCount } }`],
  ...[
    () => 'lines: []',
    () => `lines: [{ productId: "${nobody}", quantity: 1 }]`,
    () => `lines: [{ productId: "${product}", quantity: 0 }]`,
    () => `lines: [{ productId: "${product}", quantity: 1000 }]`,
    () => `lines: [{ productId: "${shirt}", quantity: 1 }]`,
    () => `lines: [{ productId: "${shirt}", colour: "蓝", quantity: 1 }]`,
    () => `lines: [{ productId: "${shirt}", colour: "红", quantity: 1 }]`,
    () => `lines: [{ productId: "${shirt}", colour: "红", size: "小", quantity: 1 }]`,
    () => `lines: [{ productId: "${product}", quantity: 1 }], expectedVersion: "1"`,
  ].map((args): [string, Who, () => string] => [
    'a cart',
    'customer',
    () => `mutation { cartLinesAdd(${args()}) { ${payload} } }`,
  ]),
  [
    'a line of nobody',
    'customer',
    () => `mutation { cartLinesUpdate(lines: [{ id: "1", quantity: 1 }]) { ${payload} } }`,
  ],
  ['a wishlist', 'customer', () => `mutation { wishlistToggle(productId: "${nobody}") { ${payload} } }`],
  ['an order of nobody', 'customer', () => `mutation { orderCancel(id: "${nobody}") { ${payload} } }`],
  ['a payment of nobody', 'admin', () => `mutation { orderRefund(id: "${nobody}") { ${payload} } }`],
  ['an address of nobody', 'customer', () => `mutation { addressDelete(id: "${nobody}") { ${payload} } }`],
  [
    'an empty order',
    'customer',
    () =>
      `mutation { orderPlace(input: { orderId: "1", paymentMethod: BANK, billing: { firstName: "1", streetAddress: "1", city: "1", phone: "12345", email: "1@2.34" } }) { ${payload} } }`,
  ],
  [
    'a price',
    'admin',
    () =>
      `mutation { productUpdate(id: "${product}", input: { salePrice: 0, regularPrice: 1, stock: -1, image: "1" }) { ${payload} } }`,
  ],
  [
    'prices',
    'admin',
    () =>
      `mutation { productUpdate(id: "${product}", input: { salePrice: 2, regularPrice: 1 }) { ${payload} } }`,
  ],
];

test.each(documents)('%s, as %s (%#)', async (_what, who, document) => {
  expectNoPlainWords(await shop.client.graphql(document(), {}, tokenOf(who)));
});

test('a cart changed by the shop', async () => {
  const line = `[{ productId: "${product}", quantity: 9 }]`;
  const add = `mutation { cartLinesAdd(lines: ${line}) { warnings { message } } }`;
  expectNoPlainWords(await shop.client.graphql(add, {}, customer.token));
  await shop.client.graphql(
    `mutation { productUpdate(id: "${product}", input: { salePrice: 123, stock: 1 }) { ${payload} } }`,
    {},
    admin.token,
  );
  const { data, errors } = await shop.client.graphql('{ cart { warnings { message } } }', {}, customer.token);
  expect(sentencesIn(data)).toHaveLength(2);
  expectNoPlainWords({ data, errors });
});

const calls: [string, string, Who, unknown][] = [
  ['GET', '/nothing', 'visitor', undefined],
  ['PUT', '/signup', 'visitor', {}],
  ['POST', '/signup', 'visitor', undefined],
  ['POST', '/signup', 'visitor', '{'],
  ['POST', '/signup', 'visitor', {}],
  ['POST', '/signup', 'visitor', { name: 1, email: 1, password: 1 }],
  ['POST', '/signup', 'visitor', long.repeat(100)],
  [
    'POST',
    '/adminSignup',
    'visitor',
    { name: '1', email: '1@2.34', password: '五六七八九十百千', adminSecret: '1' },
  ],
  ['POST', '/login', 'visitor', { emailOrPhone: long, password: long }],
  ['POST', '/googleSignin', 'visitor', { code: '1' }],
  ['POST', '/googleSignin', 'visitor', { code: '', codeVerifier: '1', nonce: long }],
  ['POST', '/contact', 'visitor', {}],
  ['POST', '/contact', 'visitor', { name: '', email: '', phone: '', message: '' }],
  ['POST', '/contact', 'visitor', { name: long, email: long, phone: '\u0007', message: long }],
  ['GET', '/users', 'visitor', undefined],
  ['GET', '/users', 'customer', undefined],
  ['GET', `/users/${nobody}`, 'admin', undefined],
  ['POST', '/profilePicture', 'customer', {}],
  ['PUT', '/updateUser', 'customer', { cart: 1 }],
  ['PUT', '/updateUser', 'customer', { cart: [{}] }],
  ['PUT', '/updateUser', 'customer', { cart: Array.from({ length: 101 }, () => ({ _id: nobody })) }],
  ['PUT', '/updateUser', 'customer', { wishlist: [1] }],
  ['PUT', '/updateUser', 'customer', { wishlist: 1 }],
  ['PUT', '/updateUser', 'customer', { phone: '1', profilePicture: '1', address: long, firstName: '' }],
  ['PUT', '/updateUser', 'customer', { currentPassword: '1', password: '五六七八九十百千' }],
  ['POST', '/placeOrder', 'customer', { orderId: '%', paymentMethod: '1', products: 1, totalAmount: 1.234 }],
  ['POST', '/stripeCheckout', 'customer', { items: [] }],
  ['POST', '/addProduct', 'admin', { title: '', description: long, category: 1, salePrice: '1', stock: 1.5 }],
  ['PUT', '/updateProduct', 'admin', { productId: nobody, stock: 1 }],
  ['DELETE', `/deleteProduct/${nobody}`, 'admin', undefined],
  ['PUT', '/updateOrder', 'admin', { orderId: '1', status: '1' }],
  ['PUT', '/updateOrder', 'admin', { orderId: '1', status: 'Pending' }],
  ['POST', '/stripe/webhook', 'visitor', {}],
];

test.each(calls)('%s /api%s as %s (%#)', async (method, path, who, body) => {
  const response = await shop.client.rest(`/api${path}`, { method, body, token: tokenOf(who) });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expectNoPlainWords(response.body);
});

test('an unreadable URL, as a page', async () => {
  const headers = { accept: 'text/html' };
  const { body, headers: sent } = await shop.client.rest<string>('/%ff', { headers });
  const whole = String(body).replace(String(sent.get('x-request-id')), '');
  const text = whole.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
  expect(text).toContain('⟦');
  expect(plainWords(text.replaceAll('My shop', ''))).toEqual([]);
});
