import { contribute, defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { ContactInboxResolver } from './contact-inbox.resolver.ts';
import { contactServices } from './contact.services.ts';
import { contactEntities } from './contact.tables.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { contactDatabase } from './contact.database.ts';
import { contactData } from './personal-data.ts';
import { toDoEntries } from '../to-do/to-do.registry.ts';
import { sql } from 'kysely';
import { toDoModule } from '../to-do/module.ts';

export const contactModule = defineModule({
  name: 'contact',
  needs: [authModule, customersModule, emailsModule, toDoModule],
  entities: contactEntities,
  database: contactDatabase,
  personalData: contactData,
  demoData: { emptied: ['contact_messages'] },
  services: contactServices,
  resolvers: [ContactInboxResolver],
  retention: ({ contactInbox }) => [contactInbox],
  emails: { CONTACT_MESSAGE: ({ contact }) => contact },
  contributes: [
    contribute(toDoEntries, [
      {
        permission: 'customers:read',
        names: ['messagesWaiting'],
        count: sql`select count(*)::int as "messagesWaiting" from contact_messages where answered_at is null`,
      },
    ]),
  ],
});
