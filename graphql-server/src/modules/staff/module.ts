import { defineModule } from '../../core/define-module.ts';
import { authModule } from '../auth/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { SavedViewResolver } from './saved-views/saved-view.resolver.ts';
import { StaffInvitationResolver, StaffResolver, StaffRoleResolver } from './staff.resolver.ts';
import { staffServices } from './staff.services.ts';
import { staffEntities } from './staff.tables.ts';

export const staffModule = defineModule({
  name: 'staff',
  needs: [authModule, customersModule, emailsModule],
  entities: staffEntities,
  services: staffServices,
  resolvers: [StaffResolver, StaffInvitationResolver, StaffRoleResolver, SavedViewResolver],
  retention: ({ staffInvitations }) => [staffInvitations],
  emails: { STAFF_INVITATION: ({ staffInvitations }) => staffInvitations },
});
