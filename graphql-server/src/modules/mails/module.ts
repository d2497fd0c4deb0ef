import { defineModule } from '../../core/define-module.ts';
import { alertsModule } from '../alerts/module.ts';
import { authModule } from '../auth/module.ts';
import { cartModule } from '../cart/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { MailPreviewResolver } from './mail-preview.resolver.ts';
import { mailsServices } from './mails.services.ts';
import { newsletterModule } from '../newsletter/module.ts';
import { ordersModule } from '../orders/module.ts';
import { returnsModule } from '../returns/module.ts';
import { reviewsModule } from '../reviews/module.ts';
import { settingsModule } from '../settings/module.ts';

export const mailsModule = defineModule({
  name: 'mails',
  needs: [
    alertsModule,
    authModule,
    cartModule,
    customersModule,
    emailsModule,
    newsletterModule,
    ordersModule,
    returnsModule,
    reviewsModule,
    settingsModule,
  ],
  services: mailsServices,
  resolvers: [MailPreviewResolver],
});
