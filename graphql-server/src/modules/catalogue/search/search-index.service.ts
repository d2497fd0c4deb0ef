import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { FilledIndex } from './filled-index.ts';
import type { ProductIndex } from './product-index.port.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { selectIndexedProducts } from './indexed-products-query.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Products per call to the engine. */
const BATCH = 1000;
/** A run ends after this many batches, so that a large catalogue does not delay a shutdown. */
const MAX_BATCHES = 20;
/** Longer than any batch takes; then another process takes over from one that has died. */
const CLAIMED_UNTIL = sql`now() + interval '5 minutes'`;
/** Sorts before every id. */
const START = '00000000-0000-0000-0000-000000000000';

/** Events that change one product for the engine; `OF_ALL`: those that change so many that it is refilled. */
const OF_PRODUCTS = ['PRODUCT_CHANGED', 'STOCK_CHANGED'];
const OF_ALL = ['CATEGORY_CHANGED', 'CATEGORY_MOVED', 'SEARCH_SYNONYM_CHANGED', 'SETTINGS_CHANGED'];

/** How far the engine has been fed. */
interface Progress {
  engine: string | null;
  position: string;
  filledTo: string | null;
}

/**
 * Feeds an external search engine: first all products, then changes according to events (decision 0037).
 * Progress is stored, so a crash leaves no gap: the next run repeats the last batch, which is harmless.
 */
export class SearchIndexService {
  constructor(
    private readonly em: EntityManager,
    /** Null: the shop searches its database. */
    private readonly outside: FilledIndex | null,
  ) {}

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }

  /**
   * Continues feeding. Several processes may call it at once; one of them does the work. @throws
   * ProductIndexError
   */
  async run(): Promise<void> {
    const { outside } = this;
    if (!outside) return;
    const hasAll = ({ engine, filledTo }: Progress) => engine === outside.index.name && filledTo === null;
    // Another process may have filled it.
    outside.isFilled = hasAll(await this.progress());
    let progress = await this.claim();
    if (!progress) return;
    try {
      for (let batch = 0; progress && batch < MAX_BATCHES; batch += 1) {
        progress = await this.feed(outside.index, progress);
        if (!progress) break;
        await this.save(progress);
        outside.isFilled = hasAll(progress);
      }
    } finally {
      await sql`update search_index set claimed_until = now()`.execute(this.db);
    }
  }

  /** Sends the next batch. @returns the new progress; null when the engine is up to date */
  private async feed(index: ProductIndex, progress: Progress): Promise<Progress | null> {
    if (progress.engine !== index.name) {
      await index.prepare(await this.synonyms());
      return { engine: index.name, position: await this.lastPosition(), filledTo: START };
    }
    if (progress.filledTo === null) return this.feedChanges(index, progress);
    const products = await selectIndexedProducts(this.db, { after: progress.filledTo, limit: BATCH });
    await index.put(products);
    return { ...progress, filledTo: products.at(-1)?.id ?? null };
  }

  private async feedChanges(index: ProductIndex, progress: Progress): Promise<Progress | null> {
    const { rows } = await sql<{ position: string; kind: string; subject_id: string }>`
      select position, kind, subject_id from events
      where position > ${progress.position}::bigint and kind in (${sql.join([...OF_PRODUCTS, ...OF_ALL])})
        and (kind <> 'SETTINGS_CHANGED' or subject_id = 'customFields')
      order by position limit ${sql.lit(BATCH)}`.execute(this.db);
    const last = rows.at(-1);
    if (rows.some(({ kind }) => OF_ALL.includes(kind)) || (await this.hasMissed(progress))) {
      return { ...progress, engine: null };
    }
    if (!last) return null;
    const ids = [...new Set(rows.map((row) => row.subject_id).filter(isUuid))];
    const products = await selectIndexedProducts(this.db, { ids });
    const active = new Set(products.map(({ id }) => id));
    await index.put(products);
    await index.remove(ids.filter((id) => !active.has(id)));
    return { ...progress, position: String(last.position) };
  }

  /** Whether events were purged before they were sent: feeding was off for a month. */
  private async hasMissed({ position }: Progress): Promise<boolean> {
    const { rows } = await sql<{ missed: boolean }>`
      select min(position) > ${position}::bigint + 1 as missed from events`.execute(this.db);
    return rows[0]?.missed ?? false;
  }

  private async progress(): Promise<Progress> {
    const { rows } = await sql<Progress>`
      select engine, position, filled_to as "filledTo" from search_index`.execute(this.db);
    return rows[0] ?? { engine: null, position: '0', filledTo: null };
  }

  /** Claims the work until it is saved or released; null while another process has it. */
  private async claim(): Promise<Progress | null> {
    const { rows } = await sql<Progress>`
      update search_index set claimed_until = ${CLAIMED_UNTIL} where claimed_until <= now()
      returning engine, position, filled_to as "filledTo"`.execute(this.db);
    return rows[0] ?? null;
  }

  private async save({ engine, position, filledTo }: Progress): Promise<void> {
    await sql`update search_index set engine = ${engine}, position = ${position}::bigint, filled_to = ${filledTo}::uuid,
      claimed_until = ${CLAIMED_UNTIL}`.execute(this.db);
  }

  /** The position of the last event; later events are sent after all products. */
  private async lastPosition(): Promise<string> {
    const { rows } = await sql<{ position: string }>`
      select coalesce(max(position), 0) as position from events`.execute(this.db);
    return String(rows[0]?.position ?? 0);
  }

  private async synonyms(): Promise<string[][]> {
    const rows = await this.db.selectFrom('search_synonyms').select('words').execute();
    return rows.map(({ words }) => words);
  }
}
