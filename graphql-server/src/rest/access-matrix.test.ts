import { beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../shared/time/duration.ts';
import { type Cast, gatherCast, readKeyMatrix, readMatrix, tryAll, tryKeys } from '../test/access-matrix.ts';
import { billing } from '../test/orders.ts';
import { describeShop } from '../test/describe-shop.ts';
import { WEBHOOK_PATH } from './register-webhook.ts';
import { routes } from './routes.ts';

// Who may make which call under /api, written down by hand and not taken from the table of routes, so that a
// guard that is widened by mistake has something to differ from. 400, 404, 415 and 503 are answers to people
// who were let in: an event without a signature, a shop without Google, a code that is none's, a picture that
// is no form, a shop that takes no cards.
const matrix = readMatrix(`
                          visitor customer other guest owner manager clerk editor viewer expired forged revoked
GET /getProducts          200     200      200   200   200   200     200   200    200    401     401    401
GET /deliveryMethods      200     200      200   200   200   200     200   200    200    401     401    401
POST /signup              200     200      200   200   200   200     200   200    200    401     401    401
POST /login               200     200      200   200   200   200     200   200    200    401     401    401
POST /googleSignin        404     404      404   404   404   404     404   404    404    401     401    401
POST /adminSignup         200     200      200   200   200   200     200   200    200    401     401    401
POST /adminLogin          200     200      200   200   200   200     200   200    200    401     401    401
POST /adminLogin/verify   401     401      401   401   401   401     401   401    401    401     401    401
POST /contact             200     200      200   200   200   200     200   200    200    401     401    401
PUT /updateUser           401     200      200   403   200   200     200   200    200    401     401    401
POST /cartCodes           401     404      404   403   403   403     403   403    403    401     401    401
DELETE /cartCodes/:code   401     200      200   403   403   403     403   403    403    401     401    401
POST /profilePicture      401     415      415   403   415   415     415   415    415    401     401    401
POST /placeOrder          401     200      200   403   403   403     403   403    403    401     401    401
POST /stripeCheckout      401     503      503   403   403   403     403   403    403    401     401    401
GET /getOrders            401     403      403   403   200   200     200   403    200    401     401    401
GET /users                401     403      403   403   200   200     200   403    200    401     401    401
GET /users/:id            401     403      403   403   200   200     200   403    200    401     401    401
POST /assets              401     403      403   403   415   415     403   415    403    401     401    401
POST /reviewPictures      401     415      415   403   403   403     403   403    403    401     401    401
POST /addProduct          401     403      403   403   200   200     403   200    403    401     401    401
PUT /updateProduct        401     403      403   403   200   200     403   200    403    401     401    401
DELETE /deleteProduct/:id 401     403      403   403   200   200     403   200    403    401     401    401
PUT /updateOrder          401     403      403   403   200   200     200   403    403    401     401    401
GET /exports/stock.csv    401     403      403   403   200   200     200   200    200    401     401    401
GET /exports/orders.csv   401     403      403   403   200   200     200   403    200    401     401    401
GET /exports/customers.csv 401     403      403   403   200   200     200   403    200    401     401    401
POST /exports/customers.csv 401     403      403   403   200   200     200   403    200    401     401    401
GET /exports/newsletter.csv 401     403      403   403   200   200     200   403    200    401     401    401
GET /exports/customers/:id 401     403      403   403   200   200     403   403    403    401     401    401
GET /exports/audit.csv    401     403      403   403   200   200     403   403    200    401     401    401
GET /exports/products.csv 401     403      403   403   200   200     200   200    200    401     401    401
POST /imports/products    401     403      403   403   415   415     403   415    403    401     401    401
POST /imports/stock       401     403      403   403   415   415     403   415    403    401     401    401
POST /imports/customers   401     403      403   403   415   415     415   403    403    401     401    401
GET /imports/:id/report   401     403      403   403   404   404     404   404    404    401     401    401
POST /stripe/webhook      400     400      400   400   400   400     400   400    400    400     400    400
`);

// What keys may call: "needs", "all", "only" and "without" are those of the matrix at /graphql. The report of
// an import is for any key, and there is none of a kind that the key could not import; the webhook looks at
// no token.
const matrixOfKeys = readKeyMatrix(`
                            needs            all  only without  expired revoked
GET /getProducts            -                200  -    -        401     401
GET /deliveryMethods        -                200  -    -        401     401
POST /signup                -                403  -    -        401     401
POST /login                 -                403  -    -        401     401
POST /googleSignin          -                403  -    -        401     401
POST /adminSignup           -                200  -    -        401     401
POST /adminLogin            -                200  -    -        401     401
POST /adminLogin/verify     -                401  -    -        401     401
POST /contact               -                200  -    -        401     401
PUT /updateUser             -                403  -    -        401     401
POST /cartCodes             -                403  -    -        401     401
DELETE /cartCodes/:code     -                403  -    -        401     401
POST /profilePicture        -                403  -    -        401     401
POST /placeOrder            -                403  -    -        401     401
POST /stripeCheckout        -                403  -    -        401     401
POST /reviewPictures        -                403  -    -        401     401
GET /getOrders              orders:read      200  200  403      401     401
GET /users                  customers:read   200  200  403      401     401
GET /users/:id              customers:read   200  200  403      401     401
POST /assets                products:write   415  415  403      401     401
POST /addProduct            products:write   200  200  403      401     401
PUT /updateProduct          products:write   200  200  403      401     401
DELETE /deleteProduct/:id   products:write   200  200  403      401     401
PUT /updateOrder            orders:write     200  200  403      401     401
GET /exports/stock.csv      products:read    200  200  403      401     401
GET /exports/orders.csv     orders:read      200  200  403      401     401
GET /exports/customers.csv  customers:read   200  200  403      401     401
POST /exports/customers.csv customers:read   200  200  403      401     401
GET /exports/newsletter.csv customers:read   200  200  403      401     401
GET /exports/customers/:id  customers:erase  200  200  403      401     401
GET /exports/audit.csv      audit:read       200  200  403      401     401
GET /exports/products.csv   products:read    200  200  403      401     401
POST /imports/products      products:write   415  415  403      401     401
POST /imports/stock         products:write   415  415  403      401     401
POST /imports/customers     customers:write  415  415  403      401     401
GET /imports/:id/report     -                404  -    -        401     401
POST /stripe/webhook        -                400  -    -        400     400
`);

const person = { name: 'Eve', email: '<key>@test.example', password: 'correct horse battery' };
const product = { title: 'Lamp', description: '', category: 'Electronics', salePrice: 19.99, stock: 1 };

/** How each is called: what stands for the path's id or code, and the body. */
const calls: Record<string, { id?: string; body?: object }> = {
  'GET /getProducts': {},
  'GET /deliveryMethods': {},
  'POST /signup': { body: person },
  'POST /login': { body: { emailOrPhone: '<customerEmail>', password: person.password } },
  'POST /googleSignin': { body: { code: 'none' } },
  'POST /adminSignup': { body: { ...person, adminSecret: '<adminSecret>' } },
  'POST /adminLogin': { body: { emailOrPhone: '<ownerEmail>', password: person.password } },
  'POST /adminLogin/verify': { body: { challenge: 'none', code: '123456' } },
  'POST /contact': { body: { name: 'Eve', email: 'eve@test.example', phone: '1', message: 'Hello' } },
  'PUT /updateUser': { body: {} },
  'POST /cartCodes': { body: { code: '<key>' } },
  'DELETE /cartCodes/:code': { id: '<key>' },
  'POST /profilePicture': { body: {} },
  'POST /placeOrder': {
    body: {
      ...{ orderId: '<key>', paymentMethod: 'COD', products: [{ _id: '<product>' }], totalAmount: 19.99 },
      billing,
    },
  },
  'POST /stripeCheckout': { body: { items: [{ _id: '<product>' }] } },
  'GET /getOrders': {},
  'GET /users': {},
  'GET /users/:id': { id: '<customer>' },
  'POST /assets': { body: {} },
  'POST /reviewPictures': { body: {} },
  'POST /addProduct': { body: product },
  'PUT /updateProduct': { body: { ...product, productId: '<product>' } },
  'DELETE /deleteProduct/:id': { id: '<product>' },
  'PUT /updateOrder': { body: { orderId: '<order>', status: 'Delivered' } },
  'GET /exports/stock.csv': {},
  'GET /exports/orders.csv': {},
  'GET /exports/customers.csv': {},
  'POST /exports/customers.csv': { body: { ids: ['<customer>'] } },
  'GET /exports/newsletter.csv': {},
  'GET /exports/customers/:id': { id: '<customer>' },
  'GET /exports/audit.csv': {},
  'GET /exports/products.csv': {},
  'POST /imports/products': { body: {} },
  'POST /imports/stock': { body: {} },
  'POST /imports/customers': { body: {} },
  'GET /imports/:id/report': { id: 'none' },
  'POST /stripe/webhook': { body: {} },
};

// Each call comes from a network of its own, so that no limit on one decides.
const shop = describeShop({ trustsProxy: true });
let cast: Cast;
let networks = 0;

beforeAll(async () => {
  cast = await gatherCast(shop);
});

test('the matrix names every call, and no other', () => {
  const served = [...routes.map(({ method, path }) => `${method} ${path}`), `POST ${WEBHOOK_PATH}`];
  expect([...matrix.keys()].sort()).toEqual(served.sort());
  expect(Object.keys(calls).sort()).toEqual([...matrix.keys()].sort());
  expect([...matrixOfKeys.keys()].sort()).toEqual([...matrix.keys()].sort());
});

/** A call as JSON, and what makes it. */
function callOf(name: string) {
  const [method, path = ''] = name.split(' ');
  const send = async (call: string, token: string | null) => {
    const { id = '', body } = JSON.parse(call) as { id?: string; body?: object };
    networks += 1;
    const headers = { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` };
    const request = { method: method ?? '', body, token, headers };
    const response = await shop.client.rest(`/api${path.replace(/:\w+/, id)}`, request);
    // Whoever has the password reads the address, as by a login.
    const text = name === 'POST /login' ? '' : JSON.stringify(response.body);
    return { outcome: String(response.status), text };
  };
  return { template: JSON.stringify(calls[name] ?? {}), send };
}

test.each([...matrix])('%s', async (name, expected) => {
  const { template, send } = callOf(name);
  expect(await tryAll(shop, cast, template, send)).toEqual(expected);
});

describe('with an API key', () => {
  beforeAll(() => {
    // The customer has placed as many orders as one may at once.
    shop.clock.advance(10 * MINUTE);
  });

  test.each([...matrixOfKeys])('%s', async (name, expected) => {
    const { template, send } = callOf(name);
    expect(await tryKeys(shop, cast, expected.needs, template, send)).toEqual(expected);
  });
});
