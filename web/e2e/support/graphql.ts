import type { APIRequestContext } from '@playwright/test';

interface Payload {
  userErrors?: object[];
}

/**
 * Calls the shop's API, with the token if given.
 * @throws when the response has errors, or user errors that the document selects
 */
export async function callApi<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  token: string | null = null,
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as {
    data: Data & Record<string, Payload | null>;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  const userErrors = Object.values<Payload | null>(data).flatMap((payload) => payload?.userErrors ?? []);
  if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors));
  return data;
}
