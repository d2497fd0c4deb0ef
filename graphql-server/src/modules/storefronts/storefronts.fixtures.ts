import { SetStorefronts, type TypedDocumentString } from '../../test/documents.generated.ts';
import type { Loose } from '../../test/test-client.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

/** Origin of the storefront under test. */
export const ORIGIN = 'https://store.example';

/** A storefront with all fields. */
export const store = {
  name: 'Store',
  origin: ORIGIN,
  returnUrls: [`${ORIGIN}/checkout`],
  orderPath: '/me/orders/{id}',
  guestOrderPath: '/o?t={token}',
  paymentPath: '/pay/{token}',
  passwordResetPath: '/reset#{token}',
};

/** A storefront with only the required fields. */
export const bare = {
  name: 'Bare',
  origin: 'http://localhost:5173',
  returnUrls: [],
  orderPath: null,
  guestOrderPath: null,
  paymentPath: null,
  passwordResetPath: null,
};

/** Replaces the storefronts in the settings. */
export const setStorefronts = ({ client }: TestApp, owner: Person, ...storefronts: object[]) =>
  client.payload(SetStorefronts, { input: { storefronts } }, owner.token);

/**
 * Sends a document as a storefront's browser or server does; `token` is the shopper's, the rest are headers.
 */
export const sendFrom = <Data, Variables>(
  { client }: TestApp,
  { token = null, ...headers }: Record<string, string> & { token?: string | null },
  query: TypedDocumentString<Data, Variables>,
  variables: Loose<Variables>,
) =>
  client.rest<{ data: Data | null; errors?: { extensions: { code: string } }[] }>('/graphql', {
    method: 'POST',
    body: { query, variables },
    headers,
    token,
  });
