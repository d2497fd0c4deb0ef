import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { importsServices } from './imports.services.ts';
import { importsEntities } from './imports.tables.ts';
import { SheetImportResolver } from './sheet-import.resolver.ts';
import { sheetImporterPorts } from './sheet-importer.port.ts';
import { importData } from './personal-data.ts';

export const importsModule = defineModule({
  name: 'imports',
  needs: [auditModule],
  entities: importsEntities,
  personalData: importData,
  demoData: { kept: ['sheet_imports'] },
  services: importsServices,
  resolvers: [SheetImportResolver],
  jobs: [
    {
      name: 'imports',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ importRunner }) => importRunner.run(),
    },
  ],
  retention: ({ sheetImports }) => [sheetImports],
  ports: Object.values(sheetImporterPorts),
});
