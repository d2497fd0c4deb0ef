import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { CsvFile } from '../../shared/csv/csv.ts';
import { redirectColumns } from './redirect-importer.service.ts';
import type { RedirectsTables } from './redirects.tables.ts';

/** Rows per statement. */
const PAGE = 1000;

/** Exports all redirects, by their path, as a file that can be edited and imported again. */
export class RedirectSheetService {
  constructor(private readonly em: EntityManager) {}

  export(): CsvFile {
    return { name: 'redirects.csv', columns: redirectColumns, pages: this.pages() };
  }

  private async *pages() {
    for (let after = ''; ;) {
      const rows = await this.em
        .getKysely<RedirectsTables>()
        .selectFrom('url_redirects')
        .where('path', '>', after)
        .select(['path', 'target'])
        .orderBy('path')
        .limit(sql.lit(PAGE))
        .execute();
      yield rows.map(({ path, target }) => [path, target]);
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.path ?? after;
    }
  }
}
