import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { SheetImportEntity, SheetImportEntryEntity } from '../sheet-import.entity.ts';
import type { SheetImportService } from '../sheet-import.service.ts';
import type { CreateImporter } from '../sheet-importer.port.ts';
import type { ImportKind, SheetImport } from '../sheet-import.ts';
import { ColumnMappingEntity } from './column-mapping.entity.ts';
import { choosableColumns, headerKey } from './mapped-columns.ts';

/** The name of a column in a file, and what it is in the shop's own sheet; null if it is not imported. */
export interface ChosenColumn {
  name: string;
  field: string | null;
}

/** What was chosen for files with the same columns. */
export interface ColumnMapping {
  id: string;
  columns: { name: string; field: string }[];
  chosenAt: Date;
}

const MAX_LISTED = 100;

/** Staff choose what the columns of a file are. */
export class ColumnMappingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly imports: SheetImportService,
    private readonly importerOf: (kind: ImportKind) => CreateImporter,
  ) {}

  /** The columns among which staff can choose; none if the import is too far, or its columns are given. */
  choicesFor(
    principal: StaffActor,
    { id, kind, state, source, columns, endedAt }: SheetImport,
  ): readonly string[] {
    const { mapping, optionalColumns = [] } = this.importerOf(kind)(principal, id);
    const isOpen = ['UNMAPPED', 'READY', 'INVALID'].includes(state) && endedAt === null;
    return mapping && isOpen && columns !== null && source === null ? optionalColumns : [];
  }

  /**
   * Checks a file again with these columns, and remembers them for files with the same columns.
   * @throws UserError NOT_FOUND; IMPORT_NOT_READY when the columns can't be chosen; INVALID_VALUE when a
   * column is unknown or chosen twice, or none says what a row is about
   */
  async update(principal: StaffActor, id: string, chosen: readonly ChosenColumn[]): Promise<SheetImport> {
    const sheetImport = await this.imports.findOrThrow(principal, id);
    const choices = this.choicesFor(principal, sheetImport);
    if (choices.length === 0) throw notReady();
    const header = (sheetImport.columns ?? []).map(({ name }) => name);
    const { mapping } = this.importerOf(sheetImport.kind)(principal, id);
    const fields = validFields(chosen, header, choices, mapping?.identifying ?? []);
    await retryTransaction(this.em, async (em) => {
      const restarted = await em.nativeUpdate(
        SheetImportEntity,
        { id, state: sheetImport.state, endedAt: null },
        { state: 'CHECKING', rowsDone: 0, rowCount: null, errorCount: 0, createdCount: 0, changedCount: 0 },
      );
      if (restarted === 0) throw notReady();
      await em.nativeDelete(SheetImportEntryEntity, { import: id });
      await em.upsert(
        ColumnMappingEntity,
        { id: newId(), headerKey: headerKey(header), fields, chosenAt: this.clock() },
        { onConflictFields: ['headerKey'], onConflictExcludeFields: ['id'] },
      );
    });
    return this.imports.findOrThrow(principal, id);
  }

  /** The latest choices, newest first. */
  async list(): Promise<ColumnMapping[]> {
    const rows = await this.em.find(
      ColumnMappingEntity,
      {},
      { orderBy: { chosenAt: 'desc', id: 'desc' }, limit: MAX_LISTED },
    );
    return rows.map(({ id, fields, chosenAt }) => ({
      id,
      columns: Object.entries(fields).map(([name, field]) => ({ name, field })),
      chosenAt,
    }));
  }

  /** Staff choose again for the next file with these columns. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const deleted = isUuid(id) ? await em.nativeDelete(ColumnMappingEntity, { id }) : 0;
      if (deleted === 0) throw userError('NOT_FOUND', message('mapping.notFound'), ['id']);
    });
  }
}

const notReady = () => userError('IMPORT_NOT_READY', message('import.notReady'), ['id']);

/** The fields by the names of columns. @throws UserError INVALID_VALUE */
function validFields(
  chosen: readonly ChosenColumn[],
  header: readonly string[],
  choices: readonly string[],
  identifying: readonly string[],
): Record<string, string> {
  const fields = new Map<string, string>();
  const choosable = new Set(choosableColumns(header));
  for (const [index, { name, field }] of chosen.entries()) {
    const place = ['columns', String(index)];
    if (!choosable.delete(name))
      throw userError('INVALID_VALUE', message('mapping.unknownColumn', { name }), [...place, 'name']);
    if (field === null) continue;
    if (!choices.includes(field))
      throw userError('INVALID_VALUE', message('mapping.unknownField', { field }), [...place, 'field']);
    if ([...fields.values()].includes(field))
      throw userError('INVALID_VALUE', message('mapping.fieldTwice', { field }), [...place, 'field']);
    fields.set(name, field);
  }
  if (![...fields.values()].some((field) => identifying.includes(field)))
    throw userError('INVALID_VALUE', message('mapping.notIdentified', { names: identifying.join(', ') }), [
      'columns',
    ]);
  return Object.fromEntries(fields);
}
