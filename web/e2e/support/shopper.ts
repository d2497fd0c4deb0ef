import type { APIRequestContext, Page } from '@playwright/test';
import { callApi } from './graphql.ts';

/** A customer who has just signed up. */
export interface Shopper {
  email: string;
  password: string;
  session: { token: string; user: { id: string } };
}

let signUps = 0;

/** Signs up a customer for one test through the API: the tests share a server, but not carts. */
export async function newShopper(request: APIRequestContext): Promise<Shopper> {
  signUps += 1;
  const email = `journey-${process.pid}-${Date.now()}-${signUps}@example.test`;
  const password = 'a long walk in the rain';
  const response = await request.post('/api/signup', { data: { name: 'Jo Journey', email, password } });
  if (!response.ok()) throw new Error(`Sign-up answered ${response.status()}: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { email, password, session: { token, user: await viewerOf(request, token) } };
}

/** Starts with a signed-in shopper: the session is in local storage before the first page loads. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.addInitScript((session) => {
    localStorage.setItem('user', JSON.stringify(session));
  }, shopper.session);
}

/** The fields of the token's user that the shop itself stores with a session. */
export async function viewerOf(request: APIRequestContext, token: string): Promise<{ id: string }> {
  const fields =
    'id firstName lastName email phone address profilePicture accountType role createdAt __typename';
  const { viewer } = await callApi<{ viewer: { id: string } }>(
    request,
    `{ viewer { ${fields} } }`,
    {},
    token,
  );
  return viewer;
}

const ADD = `mutation ($lines: [CartLineInput!]!) { cartLinesAdd(lines: $lines) { userErrors { code message } } }`;

/** Adds lines to the shopper's cart through the API, as another device would. */
export async function fillCart(
  request: APIRequestContext,
  { session }: Shopper,
  ...lines: { productId: string; quantity?: number; colour?: string; size?: string }[]
): Promise<void> {
  await callApi(request, ADD, { lines }, session.token);
}

const ADD_TO_WISHLIST = `mutation ($id: ID!) { wishlistToggle(productId: $id) { userErrors { code message } } }`;

/** Adds a product to the shopper's wishlist through the API. */
export async function addToWishlist(
  request: APIRequestContext,
  { session }: Shopper,
  id: string,
): Promise<void> {
  await callApi(request, ADD_TO_WISHLIST, { id }, session.token);
}
