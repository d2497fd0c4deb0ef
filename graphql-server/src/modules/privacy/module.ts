import { defineModule } from '../../core/define-module.ts';
import { auditModule } from '../audit/module.ts';
import { customersModule } from '../customers/module.ts';
import { ErasureResolver } from './erasure.resolver.ts';
import { privacyServices } from './privacy.services.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  needs: [auditModule, customersModule],
  services: privacyServices,
  resolvers: [ErasureResolver],
});
