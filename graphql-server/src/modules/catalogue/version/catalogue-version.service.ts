import { sql } from 'kysely';
import { isLockHeld } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueVersion } from './catalogue-version.ts';

interface Row {
  changes: string;
  is_changing: boolean;
  next_publication: string | null;
}

/** Reads from the database what other processes have changed. */
export class CatalogueVersionService {
  constructor(
    private readonly em: EntityManager,
    private readonly version: CatalogueVersion,
  ) {}

  /**
   * Triggers increment a sequence, which other processes see at once, although the transaction may take long
   * to commit. That transaction holds a lock until its changes can be read. The lock must be checked after
   * the sequence is read, because writers take it before they increment.
   */
  async refresh(): Promise<void> {
    const askedAt = performance.now();
    const query = sql<Row>`
      select counted.changes, case when counted.changes is not null then ${isLockHeld('catalogueChanges')} end as is_changing,
        (select min(publish_at)::text from products where publish_at > now()) as next_publication
      from (select (last_value + is_called::int)::text as changes from catalogue_changes offset 0) counted`;
    try {
      const { rows } = await query.execute(this.em.getKysely());
      const [row] = rows;
      if (!row) throw new Error('A sequence has a row');
      const { changes, is_changing: isChanging, next_publication: nextPublication } = row;
      this.version.noteSeen({ changes, isChanging, nextPublication }, askedAt);
    } catch (error) {
      this.version.noteUnreachable();
      throw error;
    }
  }
}
