import { defineModule, provide } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { newsletterModule } from '../newsletter/module.ts';
import { welcomeCodePort } from '../newsletter/welcome-code.port.ts';
import { pricingModule } from '../pricing/module.ts';
import { PromotionResolver } from './promotion.resolver.ts';
import { type PromotionsServices, promotionsServices } from './promotions.services.ts';
import { promotionsEntities } from './promotions.tables.ts';
import { taxesModule } from '../taxes/module.ts';

export const promotionsModule = defineModule({
  name: 'promotions',
  needs: [catalogueModule, deliveryModule, newsletterModule, pricingModule, taxesModule],
  entities: promotionsEntities,
  services: promotionsServices,
  resolvers: [PromotionResolver],
  provides: [provide(welcomeCodePort, ({ promotions }: PromotionsServices) => promotions)],
});
