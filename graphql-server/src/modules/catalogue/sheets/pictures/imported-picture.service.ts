import { sql } from 'kysely';
import type { EntityManager } from '../../../../db/database.ts';
import { createLoader } from '../../../../shared/create-loader.ts';
import type { Message } from '../../../../shared/messages/message.ts';
import type { StaffActor } from '../../../../shared/principal.ts';
import type { SheetImportService } from '../../../imports/sheet-import.service.ts';
import type { SheetImport } from '../../../imports/sheet-import.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';

/** The number of an import's pictures in each state. */
interface PictureCounts {
  waiting: number;
  stored: number;
  failed: number;
}

/** A picture that could not be fetched. */
export interface FailedPicture {
  url: string;
  productId: string;
  productTitle: string;
  error: Message;
}

/** The pictures on other servers that imports named, for staff. */
export class ImportedPictureService {
  private readonly counts = createLoader<PictureCounts>((ids) => this.findCounts(ids), {
    waiting: 0,
    stored: 0,
    failed: 0,
  });

  constructor(
    private readonly em: EntityManager,
    private readonly sheetImports: SheetImportService,
  ) {}

  count(importId: string): Promise<PictureCounts> {
    return this.counts.load(importId);
  }

  /** The first failures, in the order of the file. */
  async failed(importId: string, first: number): Promise<FailedPicture[]> {
    const rows = await this.db
      .selectFrom('imported_pictures')
      .innerJoin('products', 'products.id', 'imported_pictures.product_id')
      .where('import_id', '=', importId)
      .where('state', '=', 'FAILED')
      .select(['url', 'product_id', 'title', 'error'])
      .orderBy('imported_pictures.id')
      .limit(first)
      .execute();
    return rows.flatMap(({ url, product_id: productId, title: productTitle, error }) =>
      error ? { url, productId, productTitle, error } : [],
    );
  }

  /** Lets the failed pictures of an import wait again. @throws UserError NOT_FOUND */
  async retry(principal: StaffActor, importId: string): Promise<SheetImport> {
    const sheetImport = await this.sheetImports.findOrThrow(principal, importId);
    await this.db
      .updateTable('imported_pictures')
      .set({ state: 'WAITING', error: null })
      .where('import_id', '=', sheetImport.id)
      .where('state', '=', 'FAILED')
      .execute();
    return sheetImport;
  }

  private async findCounts(ids: readonly string[]): Promise<Map<string, PictureCounts>> {
    const { rows } = await sql<PictureCounts & { id: string }>`
      select import_id as id, count(*) filter (where state = 'WAITING')::int as waiting,
        count(*) filter (where state = 'STORED')::int as stored,
        count(*) filter (where state = 'FAILED')::int as failed
      from imported_pictures where import_id = any(${ids}::uuid[]) group by import_id`.execute(this.db);
    return new Map(rows.map(({ id, ...counts }) => [id, counts]));
  }

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }
}
