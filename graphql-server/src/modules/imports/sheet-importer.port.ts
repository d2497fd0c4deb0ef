import { definePort, type Port } from '../../core/define-module.ts';
import type { Actor } from '../../shared/principal.ts';
import type { ImportKind, SheetImporter } from './sheet-import.ts';

/** Begins to read a sheet, for an import. */
export type CreateImporter = (actor: Actor, importId: string) => SheetImporter;

/** What each kind of sheet is read by. */
export const sheetImporterPorts: Record<ImportKind, Port<CreateImporter>> = {
  STOCK: definePort('reading of stock sheets'),
  CUSTOMERS: definePort('reading of customer sheets'),
  PRODUCTS: definePort('reading of product sheets'),
};
