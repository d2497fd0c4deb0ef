import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueVersion } from './catalogue-version.ts';

interface Row {
  changes: string;
  oldest: string;
  after: string | null;
  next_publication: string | null;
}

/** Asks the database what other processes have changed. */
export class CatalogueVersionService {
  constructor(
    private readonly em: EntityManager,
    private readonly version: CatalogueVersion,
  ) {}

  /**
   * A number that triggers count up becomes known at once, while their transactions may take long to commit. So when it has grown, the statement takes a number of
   * transactions for itself: all that were counted have smaller ones, and may end until no older one is under way.
   */
  async refresh(): Promise<void> {
    const askedAt = performance.now();
    const { lastSeen } = this.version;
    const query = sql<Row>`
      select counted.changes, pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
        case when counted.changes is distinct from ${lastSeen}::text then pg_current_xact_id()::text end as after,
        (select min(publish_at)::text from products where publish_at > now()) as next_publication
      from (select (last_value + is_called::int)::text as changes from catalogue_changes) counted`;
    try {
      const { rows } = await query.execute(this.em.getKysely());
      const [row] = rows;
      if (!row) throw new Error('A sequence has a row');
      const { changes, oldest, after, next_publication: nextPublication } = row;
      const seen = { changes, oldest: BigInt(oldest), after: after === null ? null : BigInt(after) };
      this.version.noteSeen({ ...seen, nextPublication }, askedAt);
    } catch (error) {
      this.version.noteUnreachable();
      throw error;
    }
  }
}
