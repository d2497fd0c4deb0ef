import { defineModule } from '../../core/define-module.ts';
import { deliveryServices } from './delivery.services.ts';
import { pricingModule } from '../pricing/module.ts';

export const deliveryModule = defineModule({
  name: 'delivery',
  needs: [pricingModule],
  services: deliveryServices,
});
