import { type IndexQuery, type ProductIndex, ProductIndexError } from './product-index.port.ts';

/** How long the engine is not called after a failure, in ms, so that searches don't wait for it in vain. */
const PAUSE = 5000;

/**
 * An external search engine from this process's point of view: whether it is filled, and whether it recently
 * failed.
 */
export class FilledIndex {
  /** Whether it contains all products; set by the job that fills it. */
  isFilled = false;
  private pausedUntil = 0;

  constructor(
    readonly index: ProductIndex,
    private readonly now: () => number,
  ) {}

  /**
   * Calls the engine's `search`. @throws ProductIndexError also while it is not filled or has recently failed
   */
  async search(query: IndexQuery): Promise<string[]> {
    if (!this.isFilled) throw new ProductIndexError('The search engine is being filled');
    if (this.now() < this.pausedUntil) throw new ProductIndexError('The search engine has just failed');
    try {
      return await this.index.search(query);
    } catch (error) {
      this.pausedUntil = this.now() + PAUSE;
      throw error;
    }
  }
}
