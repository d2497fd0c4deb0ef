/** A case for files with unknown columns; see `audited-mutations.test.ts`. */
export function auditedImports(anImport: () => Promise<string>) {
  return {
    sheetImportColumnsUpdate: {
      given: anImport,
      args: (id: string) => `id: "${id}", columns: [{ name: "Bezeichnung", field: "Title" }]`,
      says: ['CREATED COLUMN_MAPPING Bezeichnung'],
    },
  };
}
