import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { columnsOf, type CsvRow } from '../../shared/csv/csv.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { ImportFile } from './import-file.ts';
import { SheetImportEntryEntity, SheetImportPartEntity } from './sheet-import.entity.ts';
import type { SheetImportService } from './sheet-import.service.ts';
import type { CreateImporter } from './sheet-importer.port.ts';
import { type ImportKind, ownHeader, type SheetImporter } from './sheet-import.ts';

/** Rows that an import leaves out, to correct them and upload them again. */
interface InvalidRows {
  columns: readonly string[];
  /** The cells of rows in the order of the columns, and the errors with their columns. */
  pages: AsyncIterable<{ cells: string[]; errors: { column: string | null; message: Message }[] }[]>;
}

export class InvalidRowsService {
  constructor(
    private readonly em: EntityManager,
    private readonly imports: SheetImportService,
    private readonly importerOf: (kind: ImportKind) => CreateImporter,
  ) {}

  /**
   * The rows of items with errors, as they are in a file of the shop's own sheet.
   * @throws UserError NOT_FOUND, also when the file has been deleted
   */
  async find(principal: StaffActor, id: string): Promise<InvalidRows> {
    const sheetImport = await this.imports.find(principal, id);
    const isStored = sheetImport && (await this.em.count(SheetImportPartEntity, { import: id })) > 0;
    if (!sheetImport || sheetImport.source !== null || !isStored)
      throw userError('NOT_FOUND', message('import.notFound'), ['id']);
    const importer = this.importerOf(sheetImport.kind)(principal, id);
    const file = await ImportFile.open(this.em, id);
    const header = (sheetImport.columns ?? []).map(({ name }) => name);
    const columns = columnsOf(ownHeader(importer, header), importer.columns, importer.optionalColumns).filter(
      (name) => name !== null,
    );
    const errors = Map.groupBy(
      await this.em.find(SheetImportEntryEntity, { import: id, kind: 'ERROR' }, { disableIdentityMap: true }),
      ({ line }) => line,
    );
    const toRow = ({ line, values }: CsvRow<string>) => ({
      cells: columns.map((column) => values[column] ?? ''),
      errors: (errors.get(line) ?? []).flatMap(({ columnName, message: reason }) =>
        reason ? [{ column: columnName ?? null, message: reason }] : [],
      ),
    });
    async function* pages() {
      for await (const rows of file.batchesFor(importer, () => {}))
        yield splitRows(rows, new Set(errors.keys()), importer).invalid.map(toRow);
    }
    return { columns, pages: pages() };
  }
}

/** Divides rows by whether their item has an error in any of its rows, which follow each other. */
export function splitRows(
  rows: readonly CsvRow<string>[],
  errorLines: ReadonlySet<number>,
  importer: Pick<SheetImporter, 'belongsTogether'>,
): { valid: CsvRow<string>[]; invalid: CsvRow<string>[] } {
  const items: [CsvRow<string>, ...CsvRow<string>[]][] = [];
  for (const row of rows) {
    const last = items.at(-1);
    if (last && importer.belongsTogether(row, last.at(-1) ?? last[0])) last.push(row);
    else items.push([row]);
  }
  const hasError = (item: readonly CsvRow<string>[]) => item.some(({ line }) => errorLines.has(line));
  return {
    valid: items.filter((item) => !hasError(item)).flat(),
    invalid: items.filter(hasError).flat(),
  };
}
