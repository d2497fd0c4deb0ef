import type { Scope } from '../../core/define-module.ts';
import { ImportRunnerService } from './import-runner.service.ts';
import { InvalidRowsService } from './invalid-rows.service.ts';
import { ColumnMappingService } from './mapping/column-mapping.service.ts';
import type { ImportKind } from './sheet-import.ts';
import { SheetImportService } from './sheet-import.service.ts';
import { sheetImporterPorts } from './sheet-importer.port.ts';

export function importsServices({ dependencies: { clock, log }, em, port }: Scope) {
  const importerOf = (kind: ImportKind) => port(sheetImporterPorts[kind])();
  const sheetImports = new SheetImportService(em, clock);
  return {
    sheetImports,
    columnMappings: new ColumnMappingService(em, clock, sheetImports, importerOf),
    invalidRows: new InvalidRowsService(em, sheetImports, importerOf),
    importRunner: new ImportRunnerService(em, clock, log, importerOf),
  };
}

export type ImportsServices = ReturnType<typeof importsServices>;
