import { contribute, defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { SavedViewResolver } from './saved-views/saved-view.resolver.ts';
import {
  OwnerInvitationResolver,
  StaffInvitationResolver,
  StaffResolver,
  StaffRoleResolver,
} from './staff.resolver.ts';
import { staffServices } from './staff.services.ts';
import { staffEntities } from './staff.tables.ts';
import { staffDatabase } from './staff.database.ts';
import { staffData } from './personal-data.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { sql } from 'kysely';
import { eventsModule } from '../events/module.ts';

export const staffModule = defineModule({
  name: 'staff',
  needs: [authModule, customersModule, emailsModule, eventsModule],
  entities: staffEntities,
  database: staffDatabase,
  personalData: staffData,
  // Their emails went to a mailbox that everyone can read.
  demoData: { emptied: ['staff_invitations', 'owner_invitations'] },
  services: staffServices,
  resolvers: [
    StaffResolver,
    StaffInvitationResolver,
    OwnerInvitationResolver,
    StaffRoleResolver,
    SavedViewResolver,
  ],
  retention: ({ staffInvitations }) => [staffInvitations],
  emails: { STAFF_INVITATION: ({ staffInvitations }) => staffInvitations },
  contributes: [
    contribute(eventSubjects, [
      { kinds: ['STAFF_ROLE_CHANGED'], name: sql`select name from staff_roles where id = subject_id` },
      { kinds: ['SAVED_VIEW_CHANGED'], name: sql`select null::text` },
    ]),
  ],
});
