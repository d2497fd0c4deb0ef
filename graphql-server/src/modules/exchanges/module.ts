import { defineModule } from '../../core/define-module.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { checkoutModule } from '../checkout/module.ts';
import { customersModule } from '../customers/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { orderEditsModule } from '../order-edits/module.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionsModule } from '../promotions/module.ts';
import { returnsModule } from '../returns/module.ts';
import { ExchangeResolver } from './exchange.resolver.ts';
import { exchangesServices } from './exchanges.services.ts';

export const exchangesModule = defineModule({
  name: 'exchanges',
  needs: [
    cartModule,
    catalogueModule,
    checkoutModule,
    customersModule,
    inventoryModule,
    orderEditsModule,
    ordersModule,
    paymentsModule,
    pricingModule,
    promotionsModule,
    returnsModule,
  ],
  services: exchangesServices,
  resolvers: [ExchangeResolver],
});
