import type { InferKyselyDB } from '@mikro-orm/sql';
import { SheetImportEntity, SheetImportEntryEntity, SheetImportPartEntity } from './sheet-import.entity.ts';

export const importsEntities = [SheetImportEntity, SheetImportPartEntity, SheetImportEntryEntity] as const;

export type ImportsTables = InferKyselyDB<(typeof importsEntities)[number]>;
