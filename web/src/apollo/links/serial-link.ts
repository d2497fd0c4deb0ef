import { ApolloLink } from '@apollo/client/link';
import { Observable } from 'rxjs';
import { touchesCartOrWishlist } from './touches-cart-or-wishlist.ts';

/**
 * Sends operations on the cart and the wishlist one at a time, in call order. Each returns the whole cart or
 * wishlist: with two in flight, the last response to arrive might not be the newest.
 */
export function makeSerialLink(): ApolloLink {
  let last: Promise<unknown> = Promise.resolve();
  return new ApolloLink((operation, forward) => {
    if (!touchesCartOrWishlist(operation.query)) return forward(operation);
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
