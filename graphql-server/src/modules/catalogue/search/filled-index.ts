import { type IndexQuery, type ProductIndex, ProductIndexError } from './product-index.port.ts';

/**
 * After a failure the engine is left alone for so long, in ms: else every search would wait for it in vain.
 */
const PAUSE = 5000;

/**
 * An outside search engine as this process sees it: filled or not yet, and out of order for a while after a
 * failure.
 */
export class FilledIndex {
  /** Whether it has all products; set by the job that fills it. */
  isFilled = false;
  private pausedUntil = 0;

  constructor(
    readonly index: ProductIndex,
    private readonly now: () => number,
  ) {}

  /** As the engine's own `search`. @throws ProductIndexError also while it is not filled, or is left alone */
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
