import { defineModule } from '../../core/define-module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { TaxClassResolver } from './tax-class.resolver.ts';
import { taxesServices } from './taxes.services.ts';

export const taxesModule = defineModule({
  name: 'taxes',
  needs: [deliveryModule, pricingModule],
  services: taxesServices,
  resolvers: [TaxClassResolver],
});
