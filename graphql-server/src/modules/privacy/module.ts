import { defineModule } from '../../core/define-module.ts';
import { auditModule } from '../audit/module.ts';
import { customersModule } from '../customers/module.ts';
import { ErasureResolver } from './erasure.resolver.ts';
import { privacyServices } from './privacy.services.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { returnsModule } from '../returns/module.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  needs: [auditModule, customersModule, ordersModule, paymentsModule, returnsModule],
  services: privacyServices,
  resolvers: [ErasureResolver],
});
