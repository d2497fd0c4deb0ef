import { ApolloLink } from '@apollo/client/link';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind } from 'graphql';
import { Observable } from 'rxjs';

/** The contract names what is done to a shopper's things after them: `cart`, `cartReplace`, `wishlistToggle`. */
const BELONGINGS = /^(?:cart|wishlist)/u;

/**
 * Sends operations on the cart and the wishlist one after the other, in the order in which they were asked for. Each is
 * answered by the whole thing: were two under way at once, the answer that comes last would not have to be the last.
 */
export function makeInTurnLink(): ApolloLink {
  let last: Promise<unknown> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (!concernsBelongings(operation)) return forward(operation);
    return new Observable((observer) => {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = before.then(() => mine.promise);
      void before.then(() => {
        if (!observer.closed) observer.add(forward(operation).subscribe(observer));
      });
      return mine.resolve;
    });
  });
}

function concernsBelongings({ query }: ApolloLink.Operation): boolean {
  return getMainDefinition(query).selectionSet.selections.some(
    (field) => field.kind === Kind.FIELD && BELONGINGS.test(field.name.value),
  );
}
