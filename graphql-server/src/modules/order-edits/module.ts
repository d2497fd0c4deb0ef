import { defineModule } from '../../core/define-module.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { checkoutModule } from '../checkout/module.ts';
import { downloadsModule } from '../downloads/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { invoicesModule } from '../invoices/module.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { promotionsModule } from '../promotions/module.ts';
import { reportsModule } from '../reports/module.ts';
import { returnsModule } from '../returns/module.ts';
import { withdrawalsModule } from '../withdrawals/module.ts';
import { CustomerEditResolver, OrderLinkEditResolver } from './customer-edit.resolver.ts';
import { OrderEditEventResolver, OrderEditResolver } from './order-edit.resolver.ts';
import { orderEditsServices } from './order-edits.services.ts';

export const orderEditsModule = defineModule({
  name: 'order-edits',
  needs: [
    cartModule,
    catalogueModule,
    checkoutModule,
    deliveryModule,
    downloadsModule,
    inventoryModule,
    invoicesModule,
    ordersModule,
    paymentsModule,
    pricingModule,
    promotionsModule,
    reportsModule,
    returnsModule,
    withdrawalsModule,
  ],
  services: orderEditsServices,
  resolvers: [OrderEditResolver, OrderEditEventResolver, CustomerEditResolver, OrderLinkEditResolver],
});
