import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { touchesCartOrWishlist } from './touches-cart-or-wishlist.ts';
import { RequestTimeoutError } from './request-timeout-error.ts';

/**
 * Maximum wait for a response, in ms. The server's own timeout is shorter, so a later response was lost on
 * the way.
 */
const TIMEOUT_MS = 15_000;

/**
 * Aborts operations that get no response, so that neither the shopper nor queued operations wait forever. The
 * server may still have applied a mutation, so the cart and the wishlist on screen are then refetched.
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

/** The queries report their own failures. */
async function refetchCartAndWishlist(client: ApolloLink.Operation['client']): Promise<void> {
  const onQueryUpdated = ({ query }: { query: ApolloLink.Operation['query'] }) =>
    touchesCartOrWishlist(query);
  await client.refetchQueries({ include: 'active', onQueryUpdated }).catch(() => undefined);
}
