import { defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { ContactInboxResolver } from './contact-inbox.resolver.ts';
import { contactServices } from './contact.services.ts';
import { contactEntities } from './contact.tables.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';

export const contactModule = defineModule({
  name: 'contact',
  needs: [authModule, customersModule, emailsModule],
  entities: contactEntities,
  services: contactServices,
  resolvers: [ContactInboxResolver],
  emails: { CONTACT_MESSAGE: ({ contact }) => contact },
});
