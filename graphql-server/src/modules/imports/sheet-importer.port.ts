import { definePort, type Port } from '../../core/define-module.ts';
import type { Actor } from '../../shared/principal.ts';
import type { ImportKind, SheetImporter } from './sheet-import.ts';

/** Creates the importer of a sheet, for one import. */
export type CreateImporter = (actor: Actor, importId: string) => SheetImporter;

/** The importer for each kind of sheet. */
export const sheetImporterPorts: Record<ImportKind, Port<CreateImporter>> = {
  STOCK: definePort('reading of stock sheets'),
  CUSTOMERS: definePort('reading of customer sheets'),
  PRODUCTS: definePort('reading of product sheets'),
  REDIRECTS: definePort('reading of redirects'),
  ORDERS: definePort('reading of orders'),
  PROMOTIONS: definePort('reading of promotions'),
};
