import type { TypedDocumentString } from './gql/graphql.ts';

/** Returns a function that sends operations to a shop, and throws its first error. */
export function connect(shop: string) {
  return async <Data, Variables>(
    query: TypedDocumentString<Data, Variables>,
    variables: Variables,
    token = '',
  ): Promise<Data> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${shop}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
}
