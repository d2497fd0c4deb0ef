import { type Cache, InMemoryCache } from '@apollo/client/cache';

/**
 * A cache that no mutation fails at. The server has carried it out by then, so an answer that can't be stored
 * must not look like a failure, which people would try again.
 */
export class TolerantCache extends InMemoryCache {
  override batch<Result>(options: Cache.BatchOptions<InMemoryCache, Result>): Result {
    try {
      return super.batch(options);
    } catch (error) {
      console.error('An answer could not be stored', error);
      // Apollo stores the answer of a mutation, and nothing else, with this option. A query fails instead.
      if (options.optimistic !== false) throw error;
      // What is on the screen is fetched again, because nobody knows what the mutation has changed.
      void this.reset();
      return undefined as Result;
    }
  }
}
