import { contribute, defineModule, provide } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { newsletterModule } from '../newsletter/module.ts';
import { welcomeCodePort } from '../newsletter/welcome-code.port.ts';
import { pricingModule } from '../pricing/module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { promotionOrdersPort } from './promotion-orders.port.ts';
import { PromotionResolver } from './promotion.resolver.ts';
import { type PromotionsServices, promotionsServices } from './promotions.services.ts';
import { promotionsEntities } from './promotions.tables.ts';
import { taxesModule } from '../taxes/module.ts';
import { promotionsDatabase } from './promotions.database.ts';
import { promotionData } from './personal-data.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { sql } from 'kysely';
import { eventsModule } from '../events/module.ts';
import { promotionsDemo } from './demo-data.ts';

export const promotionsModule = defineModule({
  name: 'promotions',
  needs: [
    catalogueModule,
    deliveryModule,
    eventsModule,
    importsModule,
    newsletterModule,
    pricingModule,
    taxesModule,
  ],
  entities: promotionsEntities,
  database: promotionsDatabase,
  personalData: promotionData,
  demoData: promotionsDemo,
  services: promotionsServices,
  resolvers: [PromotionResolver],
  jobs: [
    {
      name: 'welcome-offer',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ promotions }) => promotions.refreshWelcomeOffer(),
    },
  ],
  ports: [promotionOrdersPort],
  provides: [
    provide(welcomeCodePort, ({ promotions }: PromotionsServices) => promotions),
    provide(sheetImporterPorts.PROMOTIONS, ({ readPromotions }: PromotionsServices) => readPromotions),
  ],
  contributes: [
    contribute(eventSubjects, [
      { kinds: ['PROMOTION_CHANGED'], name: sql`select title from promotions where id = subject_id::uuid` },
    ]),
  ],
});
