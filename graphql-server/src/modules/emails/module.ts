import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { emailsServices } from './emails.services.ts';
import { emailsEntities } from './emails.tables.ts';
import { storefrontsModule } from '../storefronts/module.ts';
import { emailData } from './personal-data.ts';

export const emailsModule = defineModule({
  name: 'emails',
  needs: [storefrontsModule],
  entities: emailsEntities,
  personalData: emailData,
  demoData: { emptied: ['outbox_emails'] },
  services: emailsServices,
  jobs: [
    {
      name: 'mail',
      everyMs: 2 * SECOND,
      isForEachProcess: true,
      run: async ({ emailDelivery }) => emailDelivery?.deliverDue(),
    },
  ],
  retention: ({ outbox }) => [outbox],
});
