import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  SheetImportEntity,
  SheetImportEntryEntity,
  SheetImportPartEntity,
  SheetImportPictureEntity,
} from './sheet-import.entity.ts';

export const importsEntities = [
  SheetImportEntity,
  SheetImportPartEntity,
  SheetImportPictureEntity,
  SheetImportEntryEntity,
] as const;

export type ImportsTables = InferKyselyDB<(typeof importsEntities)[number]>;
