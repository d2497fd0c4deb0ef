import { type Cache, InMemoryCache } from '@apollo/client/cache';

/**
 * A cache whose write errors never fail a mutation. The server has already applied the mutation, so a failure
 * message would make users try it again.
 */
export class TolerantCache extends InMemoryCache {
  override batch<Result>(options: Cache.BatchOptions<InMemoryCache, Result>): Result {
    try {
      return super.batch(options);
    } catch (error) {
      console.error('An answer could not be stored', error);
      // Only Apollo's writes of mutation results set this option. For queries the error is thrown.
      if (options.optimistic !== false) throw error;
      // Refetch what is on screen, because it is unknown what the mutation changed.
      void this.reset();
      return undefined as Result;
    }
  }
}
