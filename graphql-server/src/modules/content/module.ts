import { sql } from 'kysely';
import { contribute, defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { assetUses } from '../assets/asset-uses.registry.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { eventsModule } from '../events/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { settingsModule } from '../settings/module.ts';
import { BlogResolver } from './blog/blog.resolver.ts';
import { contentDatabase } from './content.database.ts';
import { contentServices } from './content.services.ts';
import { contentEntities } from './content.tables.ts';
import { LinkResolver } from './links/link.resolver.ts';
import { MenuResolver } from './menus/menu.resolver.ts';
import { PageResolver } from './pages/page.resolver.ts';
import { PageSearchResolver } from './search/page-search.resolver.ts';
import { contentData } from './personal-data.ts';
import {
  DraftSectionsResolver,
  SectionItemResolver,
  SectionResolver,
  VersionSectionsResolver,
} from './sections/section.resolver.ts';
import { contentDemo } from './demo-data.ts';

export const contentModule = defineModule({
  name: 'content',
  needs: [assetsModule, auditModule, catalogueModule, eventsModule, redirectsModule, settingsModule],
  entities: contentEntities,
  database: contentDatabase,
  personalData: contentData,
  demoData: contentDemo,
  services: contentServices,
  resolvers: [
    PageResolver,
    BlogResolver,
    SectionResolver,
    SectionItemResolver,
    DraftSectionsResolver,
    VersionSectionsResolver,
    LinkResolver,
    MenuResolver,
    PageSearchResolver,
  ],
  jobs: [
    { name: 'publish-pages', everyMs: SECOND, run: ({ pages }) => pages.publishDue() },
    {
      name: 'current-content',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ menus }) => menus.refreshContent(),
    },
  ],
  contributes: [
    contribute(assetUses, [
      // The expressions have indexes.
      {
        kind: 'PAGE',
        rows: sql`from pages where asset_hashes(pages.sections::text || coalesce(pages.published::text, ''))
          @> array[assets.hash]`,
        id: sql`pages.id`,
        name: sql`pages.title`,
        replaceable: { table: 'pages', key: 'id', columns: ['sections', 'published'] },
      },
      {
        kind: 'PAGE_VERSION',
        rows: sql`from page_versions join pages on pages.id = page_versions.page_id
          where asset_hashes(page_versions.content::text) @> array[assets.hash]`,
        id: sql`pages.id`,
        name: sql`pages.title`,
      },
    ]),
    contribute(eventSubjects, [
      { kinds: ['PAGE_CHANGED'], name: sql`select title from pages where id = subject_id::uuid` },
    ]),
  ],
});
