import type { ApolloClient } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import { pagedBy } from '../../../apollo/cache.ts';

/**
 * Adds the cache policies for reviews to a client. They are added where they are first needed, so that no
 * other page loads them; adding them again changes nothing.
 */
export function addReviewPolicies({ cache }: ApolloClient): void {
  // All our clients have an InMemoryCache.
  (cache as InMemoryCache).policies.addTypePolicies({
    Query: { fields: { ownReviews: pagedBy(), productsToReview: toReview } },
    Product: { fields: { reviews: pagedBy('sort', 'filter'), reviewSummary: { merge: true } } },
    ReviewSummary: { keyFields: false },
    ReviewCount: { keyFields: false },
    ReviewReply: { keyFields: false },
    ReviewStanding: { keyFields: false },
    ProductToReview: { keyFields: false },
  });
}

interface ToReview {
  nodes: readonly unknown[];
}

/** Its nodes have no ids. */
const toReview = {
  keyArgs: ['first'] as string[],
  merge: (
    existing: ToReview | undefined,
    incoming: ToReview,
    { args }: { args: Record<string, unknown> | null },
  ) =>
    existing && args?.['after'] ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming,
};
