import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { connect } from './connect.ts';
import * as shop from './gql/graphql.ts';

const { values: given, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    shop: { type: 'string', default: 'http://localhost:4000' },
    email: { type: 'string', default: 'shopper@demo.example' },
    password: { type: 'string', default: 'demo-shopper-1' },
    street: { type: 'string', default: '12 Analytical Row' },
    city: { type: 'string', default: 'London' },
  },
});

const request = connect(given.shop);

/** Returns the result of a mutation. @throws Error with the shop's message when there is none */
function resultOf<Result>(result: Result | null | undefined, userErrors: { message: string }[]): Result {
  if (!result) throw new Error(userErrors[0]?.message);
  return result;
}

const { products, shop: terms } = await request(shop.ProductsDocument, { text: words.join(' ') });
const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: terms.currencyCode });
const minorUnits = 10 ** (currency.resolvedOptions().maximumFractionDigits ?? 0);
const price = (amount: number) => currency.format(amount / minorUnits);
for (const { title, salePrice } of products.nodes) console.log(`${title}, ${price(salePrice)}`);

const { product } = await request(shop.ProductDocument, { id: products.nodes[0]?.id ?? '' });
if (!product) throw new Error('This product does not exist.');
console.log(`\n${product.title}: ${product.description} (${product.inStock ? 'in stock' : 'sold out'})\n`);

const login = { emailOrPhone: given.email, password: given.password };
const { sessionCreate } = await request(shop.LogInDocument, { input: login });
const { token, user } = resultOf(sessionCreate.session, sessionCreate.userErrors);

const line = { productId: product.id, colour: product.colours[0]?.name, size: product.sizes[0], quantity: 1 };
const { cartLinesAdd } = await request(shop.AddToCartDocument, { lines: [line] }, token);
const { totals } = resultOf(cartLinesAdd.cart, cartLinesAdd.userErrors);
console.log(`In the cart: ${totals.itemCount} for ${price(totals.total)}`);

const address = {
  firstName: user.firstName,
  lastName: user.lastName,
  streetAddress: given.street,
  city: given.city,
};
const order: shop.OrderPlaceInput = {
  orderId: randomUUID(),
  paymentMethod: 'CASH_ON_DELIVERY',
  expectedTotal: totals.total,
  billing: { ...address, email: user.email, phone: user.phone ?? '' },
};
const { orderPlace } = await request(shop.PlaceOrderDocument, { input: order }, token);
console.log(`Ordered: ${resultOf(orderPlace.order, orderPlace.userErrors).number}`);
