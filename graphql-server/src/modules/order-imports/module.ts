import { defineModule, provide } from '../../core/define-module.ts';
import { auditModule } from '../audit/module.ts';
import type { AuthServices } from '../auth/auth.services.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { ordersModule } from '../orders/module.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { paymentsModule } from '../payments/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { OrderImporter } from './order-importer.service.ts';
import { type OrderImportsServices, orderImportsServices } from './order-imports.services.ts';

export const orderImportsModule = defineModule({
  name: 'order-imports',
  needs: [
    auditModule,
    authModule,
    catalogueModule,
    customersModule,
    importsModule,
    ordersModule,
    paymentsModule,
    pricingModule,
  ],
  services: orderImportsServices,
  provides: [
    provide(
      sheetImporterPorts.ORDERS,
      ({ orders, formerOrders }: AuthServices & OrdersServices & OrderImportsServices, servicesOn) =>
        (actor) =>
          new OrderImporter(servicesOn, actor, {
            currency: formerOrders.currency,
            timeZone: orders.timeZone,
            now: formerOrders.clock(),
          }),
    ),
  ],
});
