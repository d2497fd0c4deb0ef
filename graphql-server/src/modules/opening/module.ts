import { defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { checkoutModule } from '../checkout/module.ts';
import { customersModule } from '../customers/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { settingsModule } from '../settings/module.ts';
import { staffModule } from '../staff/module.ts';
import { SetupStepResolver, StorefrontPasswordResolver } from './opening.resolver.ts';
import { openingServices } from './opening.services.ts';

export const openingModule = defineModule({
  name: 'opening',
  needs: [
    authModule,
    catalogueModule,
    checkoutModule,
    customersModule,
    pricingModule,
    settingsModule,
    staffModule,
  ],
  services: openingServices,
  resolvers: [SetupStepResolver, StorefrontPasswordResolver],
});
