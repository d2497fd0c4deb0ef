import { defineModule } from '../../core/define-module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { EmailPreviewResolver } from './email-preview.resolver.ts';
import { EmailServerResolver } from './email-server.resolver.ts';
import { emailPreviewsServices } from './email-previews.services.ts';
import { settingsModule } from '../settings/module.ts';

export const emailPreviewsModule = defineModule({
  name: 'email-previews',
  needs: [customersModule, emailsModule, settingsModule],
  services: emailPreviewsServices,
  resolvers: [EmailPreviewResolver, EmailServerResolver],
});
