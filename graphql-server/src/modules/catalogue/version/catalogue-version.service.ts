import { sql } from 'kysely';
import { isLockHeld } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueVersion } from './catalogue-version.ts';

interface Row {
  changes: string;
  is_changing: boolean;
  next_publication: string | null;
}

/** Asks the database what other processes have changed. */
export class CatalogueVersionService {
  constructor(
    private readonly em: EntityManager,
    private readonly version: CatalogueVersion,
  ) {}

  /**
   * A number that triggers count up becomes known at once, while their transactions may take long to commit:
   * those hold a lock until their changes can be read. The lock is looked for after the number was read,
   * since who takes it counts up afterwards.
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
