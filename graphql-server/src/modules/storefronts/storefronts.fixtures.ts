import type { RestResponse } from '../../test/test-client.ts';
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

interface SettingsPayload {
  settings: { version: string; storefronts: { id: string; origin: string }[] } | null;
  userErrors: { code: string; field: string[] | null }[];
}

const FIELDS = 'id name origin returnUrls orderPath guestOrderPath paymentPath passwordResetPath';

/** Replaces the storefronts in the settings. */
export async function setStorefronts(
  { client }: TestApp,
  owner: Person,
  ...storefronts: object[]
): Promise<SettingsPayload> {
  const { payload } = await client.data<{ payload: SettingsPayload }>(
    `mutation ($input: HeadlessSettingsInput!) {
      payload: settingsHeadlessUpdate(input: $input) {
        settings { version storefronts { ${FIELDS} } } userErrors { code field }
      }
    }`,
    { input: { storefronts } },
    owner.token,
  );
  return payload;
}

interface Answer<Data> {
  data: Data | null;
  errors?: { extensions: { code: string } }[];
}

/**
 * Sends a document as a storefront's browser or server does; `token` is the shopper's, the rest are headers.
 */
export function sendFrom<Data>(
  { client }: TestApp,
  { token = null, ...headers }: Record<string, string> & { token?: string | null },
  query: string,
  variables: object = {},
): Promise<RestResponse<Answer<Data>>> {
  return client.rest<Answer<Data>>('/graphql', {
    method: 'POST',
    body: { query, variables },
    headers,
    token,
  });
}
