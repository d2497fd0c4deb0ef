import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { importsDatabase } from './imports.database.ts';
import { importsServices } from './imports.services.ts';
import { importsEntities } from './imports.tables.ts';
import { ColumnMappingResolver } from './mapping/column-mapping.resolver.ts';
import { SheetImportResolver } from './sheet-import.resolver.ts';
import { sheetImporterPorts } from './sheet-importer.port.ts';
import { importData } from './personal-data.ts';

export const importsModule = defineModule({
  name: 'imports',
  needs: [auditModule],
  entities: importsEntities,
  database: importsDatabase,
  personalData: importData,
  demoData: { kept: ['sheet_imports', 'column_mappings'] },
  services: importsServices,
  resolvers: [SheetImportResolver, ColumnMappingResolver],
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
