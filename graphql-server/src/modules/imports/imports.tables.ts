import type { InferKyselyDB } from '@mikro-orm/sql';
import { ColumnMappingEntity } from './mapping/column-mapping.entity.ts';
import { SheetImportEntity, SheetImportEntryEntity, SheetImportPartEntity } from './sheet-import.entity.ts';

export const importsEntities = [
  SheetImportEntity,
  SheetImportPartEntity,
  SheetImportEntryEntity,
  ColumnMappingEntity,
] as const;

export type ImportsTables = InferKyselyDB<(typeof importsEntities)[number]>;
