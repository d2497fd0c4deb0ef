import type { Scope } from '../../core/define-module.ts';
import { ImportRunnerService } from './import-runner.service.ts';
import { SheetImportService } from './sheet-import.service.ts';
import { sheetImporterPorts } from './sheet-importer.port.ts';

export function importsServices({ dependencies: { clock, log }, em, port }: Scope) {
  return {
    sheetImports: new SheetImportService(em, clock),
    importRunner: new ImportRunnerService(em, clock, log, (kind) => port(sheetImporterPorts[kind])()),
  };
}

export type ImportsServices = ReturnType<typeof importsServices>;
