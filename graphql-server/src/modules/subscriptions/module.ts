import { defineModule } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { eventsModule } from '../events/module.ts';
import { ordersModule } from '../orders/module.ts';
import { OrderChangeResolver, ProductChangeResolver } from './change.resolver.ts';
import { subscriptionsServices } from './subscriptions.services.ts';

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: [catalogueModule, eventsModule, ordersModule],
  services: subscriptionsServices,
  resolvers: [OrderChangeResolver, ProductChangeResolver],
});
