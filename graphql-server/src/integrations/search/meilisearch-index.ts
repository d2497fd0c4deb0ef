import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import {
  type IndexedProduct,
  type IndexQuery,
  type ProductIndex,
  ProductIndexError,
} from '../../modules/catalogue/search/product-index.port.ts';

export interface MeilisearchOptions {
  /** Its origin, such as http://localhost:7700. */
  url: string;
  /** A key that may search and change documents and settings; null: the engine requires none. */
  key: string | null;
}

/** In ms. Shoppers wait for searches; a job waits for indexing. */
export interface MeilisearchTimeouts {
  search: number;
  call: number;
  task: number;
  /** Between two checks of a task. */
  poll: number;
}

const defaultTimeouts: MeilisearchTimeouts = { search: 800, call: 10_000, task: 60_000, poll: 100 };

const INDEX = 'products';

/**
 * Searchable fields by weight, and filters. Ties are ranked by stock, units sold, then the merchant's order.
 */
const SETTINGS = {
  searchableAttributes: [
    ...['title', 'brand', 'tags', 'attributes'],
    ...['categoryLabels', 'colourNames', 'sizes', 'description'],
  ],
  filterableAttributes: ['categories', 'brand', 'colours', 'sizes', 'isNew', 'inStock', 'publishAt'],
  rankingRules: [
    ...['words', 'typo', 'attribute', 'proximity', 'exactness'],
    ...['inStock:desc', 'units:desc', 'position:asc'],
  ],
};

const hits = z.object({ hits: z.array(z.object({ id: z.uuid() })) });
const enqueued = z.object({ taskUid: z.number() });
const task = z.object({ status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']) });

/** Searches with Meilisearch, or another engine with its protocol, through its API version 1. */
export class MeilisearchIndex implements ProductIndex {
  readonly name: string;

  constructor(
    private readonly options: MeilisearchOptions,
    private readonly timeouts = defaultTimeouts,
  ) {
    this.name = `meilisearch ${options.url}`;
  }

  async search({ text, limit, ...conditions }: IndexQuery): Promise<string[]> {
    const body = { q: text, limit, filter: filterOf(conditions), attributesToRetrieve: ['id'] };
    const result = await this.call('POST', `indexes/${INDEX}/search`, body, hits, this.timeouts.search);
    return result.hits.map(({ id }) => id);
  }

  async prepare(synonyms: readonly (readonly string[])[]): Promise<void> {
    const groups = synonyms.flatMap((words) =>
      words.map((word): [string, string[]] => [word, words.filter((other) => other !== word)]),
    );
    const settings = { ...SETTINGS, synonyms: Object.fromEntries(groups) };
    await this.change('PATCH', `indexes/${INDEX}/settings`, settings);
  }

  async put(products: readonly IndexedProduct[]): Promise<void> {
    // Its ranking compares numbers.
    const documents = products.map(({ inStock, ...product }) => ({ ...product, inStock: Number(inStock) }));
    if (documents.length > 0)
      await this.change('POST', `indexes/${INDEX}/documents?primaryKey=id`, documents);
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.change('POST', `indexes/${INDEX}/documents/delete-batch`, ids);
  }

  /** Requests a change and waits until it is done: the engine only queues it. */
  private async change(method: string, path: string, body: unknown): Promise<void> {
    const { taskUid } = await this.call(method, path, body, enqueued, this.timeouts.call);
    const end = performance.now() + this.timeouts.task;
    for (;;) {
      const { status } = await this.call('GET', `tasks/${taskUid}`, undefined, task, this.timeouts.call);
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') throw this.failure(`a change was ${status}`);
      if (performance.now() > end) throw this.failure('a change takes too long');
      await setTimeout(this.timeouts.poll);
    }
  }

  private async call<Answer>(
    method: string,
    path: string,
    body: unknown,
    schema: z.ZodType<Answer>,
    timeout: number,
  ): Promise<Answer> {
    const { url, key } = this.options;
    const headers = {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    };
    try {
      const response = await fetch(`${url}/${path}`, {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw this.failure(`it answered ${response.status}`);
      return schema.parse(await response.json());
    } catch (error) {
      if (error instanceof ProductIndexError) throw error;
      throw this.failure(error instanceof Error ? error.name : 'unknown error', error);
    }
  }

  private failure(reason: string, cause?: unknown): ProductIndexError {
    return new ProductIndexError(`The search engine at ${this.options.url} can't be used: ${reason}`, {
      cause,
    });
  }
}

/** Filters in the engine's syntax: all conditions of the outer list must hold, and one of each inner list. */
function filterOf({
  categories,
  brands,
  colours,
  sizes,
  isNew,
  inStock,
}: Omit<IndexQuery, 'text' | 'limit'>): (string | string[])[] {
  const anyOf = (field: string, values: readonly string[] | null | undefined) =>
    values?.length ? [values.map((value) => `${field} = ${JSON.stringify(value)}`)] : [];
  return [
    `publishAt <= ${Math.floor(Date.now() / 1000)}`,
    ...anyOf('categories', categories),
    ...anyOf('brand', brands),
    ...anyOf('colours', colours),
    ...anyOf('sizes', sizes),
    ...(typeof isNew === 'boolean' ? [`isNew = ${isNew}`] : []),
    ...(typeof inStock === 'boolean' ? [`inStock = ${Number(inStock)}`] : []),
  ];
}
