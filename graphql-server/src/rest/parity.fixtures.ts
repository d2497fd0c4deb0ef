import type { TestClient } from '../test/test-client.ts';

export interface NewPerson {
  name: string;
  email: string;
  password: string;
}

export interface Choice {
  productId: string;
  colour?: string;
  size?: string;
  quantity: number;
}

/** An order with cash on delivery. Its total is in minor units. */
export interface NewOrder {
  orderId: string;
  lines: Choice[];
  expectedTotal: number;
  /** Billing details for GraphQL; REST uses the profile's. */
  billing: Billing;
}

interface Billing {
  firstName: string;
  streetAddress: string;
  city: string;
  phone: string;
  email: string;
}

/** A product with the fields that both APIs have. Prices are in minor units. */
export interface NewProduct {
  title: string;
  description: string;
  category: string;
  salePrice: number;
  regularPrice: number | null;
  stock: number;
}

/** One of the shop's two APIs, by user action. A rejection is an error whose message is its code. */
export interface Door {
  /** @returns the token */
  signUp(person: NewPerson): Promise<string>;
  signUpAdmin(person: NewPerson, adminSecret: string): Promise<string>;
  logIn(emailOrPhone: string, password: string): Promise<string>;
  changeProfile(token: string, profile: { phone: string; address: string }): Promise<void>;
  replaceCart(token: string, lines: Choice[]): Promise<void>;
  wish(token: string, productIds: string[]): Promise<void>;
  /** @returns the order's id */
  placeOrder(token: string, order: NewOrder): Promise<string>;
  setStatus(token: string, orderId: string, status: 'DELIVERED' | 'CANCELLED' | 'RETURNED'): Promise<void>;
  /** @returns the product's id */
  addProduct(token: string, product: NewProduct): Promise<string>;
  changeProduct(token: string, id: string, change: Partial<NewProduct>): Promise<void>;
  deleteProduct(token: string, id: string): Promise<void>;
}

interface RestResponse {
  token: string;
  _id: string;
  order: { _id: string };
  code: string;
}

/** The REST API, as the specification's clients call it: prices are decimals, an option is a `color`. */
export function restDoor(client: TestClient): Door {
  const send = async (method: string, path: string, body: unknown, token?: string) => {
    const response = await client.rest<RestResponse>(`/api/${path}`, { method, body, token: token ?? null });
    if (response.status !== 200) throw new Error(response.body.code);
    return response.body;
  };
  const toLine = ({ productId, colour, ...line }: Choice) => ({ _id: productId, color: colour, ...line });
  const decimal = (amount: number | null | undefined) => amount && amount / 100;
  const toBody = ({ salePrice, regularPrice, ...product }: Partial<NewProduct>) => ({
    ...product,
    salePrice: decimal(salePrice),
    regularPrice: decimal(regularPrice),
  });
  return {
    signUp: async (person) => (await send('POST', 'signup', person)).token,
    signUpAdmin: async (person, adminSecret) =>
      (await send('POST', 'adminSignup', { ...person, adminSecret })).token,
    logIn: async (emailOrPhone, password) => (await send('POST', 'login', { emailOrPhone, password })).token,
    changeProfile: async (token, profile) => void (await send('PUT', 'updateUser', profile, token)),
    replaceCart: async (token, lines) =>
      void (await send('PUT', 'updateUser', { cart: lines.map(toLine) }, token)),
    wish: async (token, wishlist) => void (await send('PUT', 'updateUser', { wishlist }, token)),
    placeOrder: async (token, { orderId, lines, expectedTotal }) => {
      const totalAmount = decimal(expectedTotal);
      const body = { orderId, paymentMethod: 'COD', products: lines.map(toLine), totalAmount };
      return (await send('POST', 'placeOrder', body, token)).order._id;
    },
    setStatus: async (token, orderId, status) => {
      const labels = { DELIVERED: 'Delivered', CANCELLED: 'Cancelled', RETURNED: 'Returned' };
      await send('PUT', 'updateOrder', { orderId, status: labels[status] }, token);
    },
    addProduct: async (token, product) => (await send('POST', 'addProduct', toBody(product), token))._id,
    changeProduct: async (token, productId, change) =>
      void (await send('PUT', 'updateProduct', { productId, ...toBody(change) }, token)),
    deleteProduct: async (token, id) => void (await send('DELETE', `deleteProduct/${id}`, undefined, token)),
  };
}

interface Payload {
  session: { token: string };
  order: { id: string };
  product: { id: string };
  userErrors: { code: string }[];
}

/** The GraphQL API. */
export function graphqlDoor(client: TestClient): Door {
  /** Calls a mutation, given with its arguments and their types. */
  const send = async (call: string, selection: string, variables: object, token?: string) => {
    const [name = '', declared = ''] = call.split(/[()]/);
    const passed = Object.keys(variables).map((argument) => `${argument}: $${argument}`);
    const document = `mutation (${declared.replaceAll(/\w+:/g, '$$$&')}) {
      payload: ${name}(${passed.join(', ')}) { ${selection} userErrors { code } }
    }`;
    const { data, errors } = await client.graphql<{ payload: Payload }>(
      document,
      { ...variables },
      token ?? null,
    );
    const code = errors[0]?.extensions.code ?? data?.payload.userErrors[0]?.code;
    if (code || !data) throw new Error(code);
    return data.payload;
  };
  const enter = async (call: string, input: object) =>
    (await send(call, 'session { token }', { input })).session.token;
  return {
    signUp: (input) => enter('customerCreate(input: CustomerCreateInput!)', input),
    signUpAdmin: (person, adminSecret) =>
      enter('adminCreate(input: AdminCreateInput!)', { ...person, adminSecret }),
    logIn: (emailOrPhone, password) =>
      enter('sessionCreate(input: SessionCreateInput!)', { emailOrPhone, password }),
    changeProfile: async (token, input) =>
      void (await send('customerUpdate(input: CustomerUpdateInput!)', '', { input }, token)),
    replaceCart: async (token, lines) =>
      void (await send('cartReplace(lines: [CartLineInput!]!)', '', { lines }, token)),
    wish: async (token, productIds) => {
      for (const productId of productIds)
        await send(
          'wishlistToggle(productId: ID!, isListed: Boolean)',
          '',
          { productId, isListed: true },
          token,
        );
    },
    placeOrder: async (token, order) => {
      const input = { ...order, paymentMethod: 'CASH_ON_DELIVERY' };
      return (await send('orderPlace(input: OrderPlaceInput!)', 'order { id }', { input }, token)).order.id;
    },
    setStatus: async (token, id, status) =>
      void (await send('orderStatusUpdate(id: ID!, status: OrderStatus!)', '', { id, status }, token)),
    addProduct: async (token, input) =>
      (await send('productCreate(input: ProductInput!)', 'product { id }', { input }, token)).product.id,
    changeProduct: async (token, id, input) =>
      void (await send('productUpdate(id: ID!, input: ProductUpdateInput!)', '', { id, input }, token)),
    deleteProduct: async (token, id) => void (await send('productDelete(id: ID!)', '', { id }, token)),
  };
}
