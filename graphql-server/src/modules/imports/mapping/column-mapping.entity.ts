import { defineEntity, p } from '@mikro-orm/core';
import { importKinds } from '../sheet-import.ts';

/** What staff chose the columns of a file to be, for further files with the same columns. */
export const ColumnMappingEntity = defineEntity({
  name: 'ColumnMapping',
  tableName: 'column_mappings',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(importKinds),
    /** A hash of the names of all columns of the file, in any order; unique per kind. */
    headerKey: p.string(),
    /** The columns of the shop's own sheet, by the names in the file; others are not imported. */
    fields: p.json().$type<Readonly<Record<string, string>>>(),
    chosenAt: p.datetime(),
  },
});
