import { defineModule } from '../../core/define-module.ts';
import { alertsModule } from '../alerts/module.ts';
import { apiKeysModule } from '../api-keys/module.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { checkoutModule } from '../checkout/module.ts';
import { contactModule } from '../contact/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { eventsModule } from '../events/module.ts';
import { idempotencyModule } from '../idempotency/module.ts';
import { importsModule } from '../imports/module.ts';
import { inventoryModule } from '../inventory/module.ts';
import { metadataModule } from '../metadata/module.ts';
import { newsletterModule } from '../newsletter/module.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { ErasureResolver } from './erasure.resolver.ts';
import { privacyServices } from './privacy.services.ts';
import { promotionsModule } from '../promotions/module.ts';
import { reportsModule } from '../reports/module.ts';
import { returnsModule } from '../returns/module.ts';
import { reviewsModule } from '../reviews/module.ts';
import { settingsModule } from '../settings/module.ts';
import { staffModule } from '../staff/module.ts';
import { webhooksModule } from '../webhooks/module.ts';
import { wishlistModule } from '../wishlist/module.ts';

export const privacyModule = defineModule({
  name: 'privacy',
  needs: [
    alertsModule,
    apiKeysModule,
    assetsModule,
    auditModule,
    authModule,
    cartModule,
    catalogueModule,
    checkoutModule,
    contactModule,
    customersModule,
    emailsModule,
    eventsModule,
    idempotencyModule,
    importsModule,
    inventoryModule,
    metadataModule,
    newsletterModule,
    ordersModule,
    paymentsModule,
    promotionsModule,
    reportsModule,
    returnsModule,
    reviewsModule,
    settingsModule,
    staffModule,
    webhooksModule,
    wishlistModule,
  ],
  services: privacyServices,
  resolvers: [ErasureResolver],
});
