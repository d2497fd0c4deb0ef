import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from './graphql.ts';

/** A product of one journey's own, which nobody else buys or changes. */
export interface OwnProduct {
  id: string;
  title: string;
  /** Changes it as an admin does: `{ salePrice: 900 }`. */
  change(input: object): Promise<void>;
  /** Takes it out of the catalogue again, for the journeys that count what is there. */
  withdraw(): Promise<void>;
}

const CREATE = `mutation ($input: ProductInput!) { productCreate(input: $input) { product { id title } } }`;
const UPDATE = `mutation ($id: ID!, $input: ProductUpdateInput!) {
  productUpdate(id: $id, input: $input) { product { id } }
}`;
const DELETE = `mutation ($id: ID!) { productDelete(id: $id) { productId } }`;

/** Puts a product into the catalogue, by the API as the demo admin; `wish` says what matters of it. Price in cents. */
export async function ownProduct(request: APIRequestContext, item: object = {}): Promise<OwnProduct> {
  const token = await adminToken(request);
  // The search forgives slips: the times of two journeys are as good as the same to it, two random words are not.
  const title = `Journey Jar ${randomUUID().slice(0, 8)}`;
  const input = {
    ...{ title, description: 'Holds what it is given.', category: 'home & lifestyle' },
    ...{ salePrice: 850, stock: 20 },
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

/** The token of a session of the demo admin. */
export async function adminToken(request: APIRequestContext): Promise<string> {
  const { shop } = await callApi<DemoResponse>(request, '{ shop { demo { adminEmail adminPassword } } }');
  const { adminSessionCreate } = await callApi<SessionResponse>(
    request,
    'mutation ($input: SessionCreateInput!) { adminSessionCreate(input: $input) { session { token } } }',
    { input: { emailOrPhone: shop.demo.adminEmail, password: shop.demo.adminPassword } },
  );
  return adminSessionCreate.session.token;
}
