import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { touchesCartOrWishlist } from './touches-cart-or-wishlist.ts';
import { RequestTimeoutError } from './request-timeout-error.ts';

/** Longest wait for an answer, in ms. The server itself gives up sooner; what is lost is lost on the way. */
const TIMEOUT_MS = 15_000;

/**
 * Gives up what the server does not answer, so that nobody waits for ever, and nothing waits behind it. A change may have
 * been made all the same: the cart and the wishlist on the screen are then asked for anew.
 */
export function makeTimeoutLink(): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const timer = setTimeout(() => {
          const isChange = operation.operationType === OperationTypeNode.MUTATION;
          observer.error(new RequestTimeoutError(isChange));
          if (isChange && touchesCartOrWishlist(operation.query))
            void refetchCartAndWishlist(operation.client);
        }, TIMEOUT_MS);
        observer.add(() => clearTimeout(timer));
        return forward(operation).subscribe(observer);
      }),
  );
}

/** What goes wrong here is told by the queries themselves. */
async function refetchCartAndWishlist(client: ApolloLink.Operation['client']): Promise<void> {
  const onQueryUpdated = ({ query }: { query: ApolloLink.Operation['query'] }) =>
    touchesCartOrWishlist(query);
  await client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
