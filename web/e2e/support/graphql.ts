import type { APIRequestContext } from '@playwright/test';

/** Calls the shop's API, with the token if there is one. @throws when the response has errors */
export async function callApi<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  token: string | null = null,
): Promise<Data> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
