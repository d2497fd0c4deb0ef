import { defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { settingsModule } from '../settings/module.ts';
import { staffModule } from '../staff/module.ts';
import { DemoResolver } from './demo.resolver.ts';
import { demoServices } from './demo.services.ts';

export const demoModule = defineModule({
  name: 'demo',
  needs: [authModule, catalogueModule, customersModule, paymentsModule, settingsModule, staffModule],
  services: demoServices,
  resolvers: [DemoResolver],
});
