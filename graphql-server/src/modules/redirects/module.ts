import { defineModule, provide } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { redirectsData } from './personal-data.ts';
import { RedirectResolver } from './redirect.resolver.ts';
import { redirectsDatabase } from './redirects.database.ts';
import { type RedirectsServices, redirectsServices } from './redirects.services.ts';
import { redirectsEntities } from './redirects.tables.ts';

export const redirectsModule = defineModule({
  name: 'redirects',
  needs: [auditModule, importsModule],
  entities: redirectsEntities,
  database: redirectsDatabase,
  personalData: redirectsData,
  demoData: { kept: ['url_redirects', 'not_found_urls'] },
  services: redirectsServices,
  resolvers: [RedirectResolver],
  jobs: [
    {
      name: 'not-found-urls',
      everyMs: MINUTE,
      isForEachProcess: true,
      run: ({ notFoundUrls }) => notFoundUrls.store(),
    },
  ],
  retention: ({ notFoundUrls }) => [notFoundUrls],
  provides: [provide(sheetImporterPorts.REDIRECTS, ({ readRedirects }: RedirectsServices) => readRedirects)],
});
