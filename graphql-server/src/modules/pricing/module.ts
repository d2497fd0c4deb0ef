import { defineModule } from '../../core/define-module.ts';
import { pricingServices } from './pricing.services.ts';

export const pricingModule = defineModule({
  name: 'pricing',
  needs: [],
  services: pricingServices,
});
