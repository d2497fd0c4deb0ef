import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { SheetImportEntity, SheetImportEntryEntity } from '../sheet-import.entity.ts';
import { importableKinds, type SheetImportService } from '../sheet-import.service.ts';
import type { CreateImporter } from '../sheet-importer.port.ts';
import type { ImportKind, MappedSheet, SheetImport } from '../sheet-import.ts';
import { ColumnMappingEntity } from './column-mapping.entity.ts';
import { choosableColumns, headerKey } from './mapped-columns.ts';

/** The name of a column in a file, and what it is in the shop's own sheet; null if it is not imported. */
export interface ChosenColumn {
  name: string;
  field: string | null;
}

/** What was chosen for files of a kind with the same columns. */
export interface ColumnMapping {
  id: string;
  kind: ImportKind;
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
   * column is unknown or chosen twice, or a necessary one is missing
   */
  async update(principal: StaffActor, id: string, chosen: readonly ChosenColumn[]): Promise<SheetImport> {
    const sheetImport = await this.imports.findOrThrow(principal, id);
    const choices = this.choicesFor(principal, sheetImport);
    if (choices.length === 0) throw notReady();
    const { kind } = sheetImport;
    const header = (sheetImport.columns ?? []).map(({ name }) => name);
    const { mapping } = this.importerOf(kind)(principal, id);
    const fields = validFields(chosen, header, choices, mapping?.needs ?? []);
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
        { id: newId(), kind, headerKey: headerKey(header), fields, chosenAt: this.clock() },
        { onConflictFields: ['kind', 'headerKey'], onConflictExcludeFields: ['id'] },
      );
    });
    return this.imports.findOrThrow(principal, id);
  }

  /** The latest choices, newest first, of the kinds that the caller may import. */
  async list(principal: StaffActor): Promise<ColumnMapping[]> {
    const rows = await this.em.find(
      ColumnMappingEntity,
      { kind: { $in: importableKinds(principal) } },
      { orderBy: { chosenAt: 'desc', id: 'desc' }, limit: MAX_LISTED },
    );
    return rows.map(({ id, kind, fields, chosenAt }) => ({
      id,
      kind,
      columns: Object.entries(fields).map(([name, field]) => ({ name, field })),
      chosenAt,
    }));
  }

  /** Staff choose again for the next file with these columns. @throws UserError NOT_FOUND */
  async delete(principal: StaffActor, id: string): Promise<void> {
    const permitted = { id, kind: { $in: importableKinds(principal) } };
    await retryTransaction(this.em, async (em) => {
      const deleted = isUuid(id) ? await em.nativeDelete(ColumnMappingEntity, permitted) : 0;
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
  needs: MappedSheet['needs'],
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
  const missing = needs.find((group) => ![...fields.values()].some((field) => group.includes(field)));
  if (missing) {
    const [name = '', ...others] = missing;
    const reason =
      others.length > 0
        ? message('mapping.missingAny', { names: missing.join(', ') })
        : message('mapping.missing', { name });
    throw userError('INVALID_VALUE', reason, ['columns']);
  }
  return Object.fromEntries(fields);
}
