import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

/**
 * Sends operations to `/graphql`. A visitor's catalog queries use GET and the query's hash, so that a CDN can
 * cache them. A server that is older or newer than the page does not know the hash and gets the text.
 */
export function makeSendLink(): ApolloLink {
  const http = new BaseHttpLink({ uri: '/graphql' });
  const byHash = new PersistedQueryLink({
    generateHash: (document) => hashOf(document) ?? '',
    useGETForHashedQueries: true,
  });
  const isShared = ({ query, getContext }: ApolloLink.Operation) =>
    getContext()['token'] === undefined && hashOf(query) !== undefined;
  return ApolloLink.split(isShared, byHash.concat(http), http);
}

/** The build adds hashes to the documents that allow it (`scripts/documents`). */
function hashOf(document: ApolloLink.Operation['query']): string | undefined {
  return (document as { hash?: string }).hash;
}
