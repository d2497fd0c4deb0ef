import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from './graphql.ts';

/** A single test's product, which no other test buys or changes. */
export interface OwnProduct {
  id: string;
  title: string;
  /** Updates it as an admin: `{ salePrice: 900 }`. */
  change(input: object): Promise<void>;
  /** Withdraws it, for the tests that count products. */
  withdraw(): Promise<void>;
}

const CREATE = `mutation ($input: ProductInput!) { productCreate(input: $input) { product { id title } userErrors { code message } } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!) {
  productUpdate(id: $id, input: $input) { product { id } userErrors { code message } }
}`;
const DELETE = `mutation ($id: ID!) { productDelete(id: $id) { productId userErrors { code message } } }`;

/**
 * Creates a product through the API as the demo admin; `item` overrides the default fields. Prices in cents.
 */
export async function ownProduct(request: APIRequestContext, item: object = {}): Promise<OwnProduct> {
  const token = await adminToken(request);
  // The search tolerates typos: two timestamps would match each other, two random words do not.
  const title = `Journey Jar ${randomUUID().slice(0, 8)}`;
  const input = {
    title,
    description: 'Holds what it is given.',
    category: 'home & lifestyle',
    salePrice: 850,
    stock: 20,
    ...item,
  };
  const { productCreate } = await callApi<{ productCreate: { product: { id: string; title: string } } }>(
    request,
    CREATE,
    { input },
    token,
  );
  const { id } = productCreate.product;
  return {
    ...productCreate.product,
    change: (changes) => callApi(request, UPDATE, { id, input: changes }, token),
    withdraw: () => callApi(request, DELETE, { id }, token),
  };
}

interface DemoResponse {
  shop: { demo: { adminEmail: string; adminPassword: string } };
}

interface SessionResponse {
  adminSessionCreate: { session: { token: string } };
}

let sharedToken: Promise<string> | undefined;

/**
 * A session token of the demo admin for API calls, shared by tests because logging in takes longer than most
 * calls.
 */
export function adminToken(request: APIRequestContext): Promise<string> {
  sharedToken ??= newAdminToken(request);
  return sharedToken;
}

/** A token of a new session of the demo admin, for one test only. */
export async function newAdminToken(request: APIRequestContext): Promise<string> {
  const { shop } = await callApi<DemoResponse>(request, '{ shop { demo { adminEmail adminPassword } } }');
  const { adminSessionCreate } = await callApi<SessionResponse>(
    request,
    'mutation ($input: SessionCreateInput!) { adminSessionCreate(input: $input) { session { token } userErrors { code message } } }',
    { input: { emailOrPhone: shop.demo.adminEmail, password: shop.demo.adminPassword } },
  );
  return adminSessionCreate.session.token;
}
