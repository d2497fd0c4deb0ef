import { defineModule } from '../../core/define-module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { MailPreviewResolver } from './mail-preview.resolver.ts';
import { mailsServices } from './mails.services.ts';
import { settingsModule } from '../settings/module.ts';

export const mailsModule = defineModule({
  name: 'mails',
  needs: [customersModule, emailsModule, settingsModule],
  services: mailsServices,
  resolvers: [MailPreviewResolver],
});
