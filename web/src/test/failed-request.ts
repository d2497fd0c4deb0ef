import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { throwError } from 'rxjs';

/** The error that Apollo rejects with if a request fails with this error on its way to the server or back. */
export async function failedRequest(error: Error): Promise<unknown> {
  const link = new ApolloLink(() => throwError(() => error));
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const query = gql`
    {
      shop {
        name
      }
    }
  `;
  return client.query({ query }).catch((reason: unknown) => reason);
}
