import { definePort, type Port } from '../../core/define-module.ts';
import type { Actor } from '../../shared/principal.ts';
import type { ImportKind, SheetReading } from './sheet-import.ts';

/** Begins to read a sheet, for an import. */
export type BeginReading = (actor: Actor, importId: string) => SheetReading;

/** What each kind of sheet is read by. */
export const sheetReadingPorts: Record<ImportKind, Port<BeginReading>> = {
  STOCK: definePort('reading of stock sheets'),
  CUSTOMERS: definePort('reading of customer sheets'),
  PRODUCTS: definePort('reading of product sheets'),
};
