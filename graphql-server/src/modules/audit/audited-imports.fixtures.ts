/** Cases for files with unknown columns; see `audited-mutations.test.ts`. */
export function auditedImports(anImport: () => Promise<string>, aMapping: () => Promise<string>) {
  return {
    sheetImportColumnsUpdate: {
      given: anImport,
      args: (id: string) => `id: "${id}", columns: [{ name: "Bezeichnung", field: "Title" }]`,
      says: ['CREATED COLUMN_MAPPING Bezeichnung'],
    },
    columnMappingDelete: {
      given: aMapping,
      args: (id: string) => `id: "${id}"`,
      says: ['DELETED COLUMN_MAPPING Ware'],
    },
  };
}
