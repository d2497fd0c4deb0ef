const report = (period: string) => `{ revenueReport(period: ${period}) {
  figures { grossRevenue netRevenue orders newCustomers returningCustomers carts conversion } previousFigures { grossRevenue newCustomers conversion }
  days { day grossRevenue } bestSellers(first: 5) { title units revenue previousRevenue } } }`;

const orders = (first: string) => `{ orders(${first}) {
  nodes { id number createdAt status paymentState total itemCount tags customer { id fullName email } }
  pageInfo { hasNextPage endCursor } totalCount } }`;

const products = (filter: string) => `{ products(first: 50, sort: NEWEST, filter: { ${filter} }) {
  nodes { id title status salePrice stock brand tags category { label } variants { id salePrice stock } image { url } }
  pageInfo { hasNextPage endCursor } totalCount } }`;

const customers = (rest: string) => `{ customers(first: 50${rest}) {
  nodes { id firstName lastName email createdAt } pageInfo { hasNextPage endCursor } totalCount } }`;

const search = (text: string) => `{
  products(first: 5, filter: { text: "${text}", statuses: [] }) { nodes { id title image { url } } }
  orders(first: 5, filter: { text: "${text}" }) { nodes { id number createdAt customer { id fullName } } }
  customers(first: 5, search: "${text}") { nodes { id firstName lastName email } } }`;

/**
 * The back office's requests for its home page, lists and searches, by row of the table; `fillGrowth` fills
 * the shop.
 */
export const backOfficeQuestions: Record<string, string> = {
  'report of today': report('{ lastDays: 1 }'),
  'report of 7 days': report('{ lastDays: 7 }'),
  'report of 30 days': report('{ lastDays: 30 }'),
  'report of 90 days': report('{ lastDays: 90 }'),
  'report of 366 days': report('{ lastDays: 366 }'),
  'to do': '{ toDo { readyToSend transfersAwaited transfersDueSoon failedEmails soldOut lowStock } }',
  'latest orders': '{ orders(first: 5) { nodes { id number total } } }',
  'number of orders': '{ orders(first: 1) { totalCount } }',
  'orders by status': `{ pending: orders(first: 1, filter: { status: PENDING }) { totalCount }
    delivered: orders(first: 1, filter: { status: DELIVERED }) { totalCount } }`,
  'number of products': '{ products(first: 1, filter: { statuses: [] }) { totalCount } }',
  'number of customers': '{ customers(first: 1) { totalCount } }',
  orders: orders('first: 50'),
  'orders to send': orders('first: 50, filter: { attention: READY_TO_SEND }'),
  'orders pending': orders('first: 50, filter: { status: PENDING }'),
  'orders paid in a month': orders(
    'first: 50, filter: { paymentStates: [PAID], placedFrom: "2026-09-01", placedTo: "2026-09-30" }',
  ),
  'orders over $200': orders('first: 50, filter: { totalFrom: 20000 }'),
  'orders of a number': orders('first: 50, filter: { text: "growth-4711" }'),
  'orders by their number': orders('first: 50, filter: { text: "#growth-4711" }'),
  'orders of a customer': orders('first: 50, filter: { text: "customer-4711@" }'),
  products: products('statuses: []'),
  'products sold out': products('inStock: false, statuses: [ACTIVE]'),
  'products of a text': products('text: "lamp 4711", statuses: []'),
  customers: customers(''),
  'customers of a text': customers(', search: "customer-4711"'),
  'search for an order': search('growth-4711'),
  'search for a product': search('lamp 4711'),
};
