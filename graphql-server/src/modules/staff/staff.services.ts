import type { Scope } from '../../core/define-module.ts';
import type { AuthServices } from '../auth/auth.services.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { SavedViewService } from './saved-views/saved-view.service.ts';
import { OwnerInvitationService } from './invitations/owner-invitation.service.ts';
import { StaffInvitationService } from './invitations/staff-invitation.service.ts';
import { StaffRoleService } from './staff-role.service.ts';
import { StaffService } from './staff.service.ts';

export function staffServices(
  { dependencies: { clock, rateLimits, baseUrl }, em }: Scope,
  { users, outbox, sender, sessions }: AuthServices & CustomersServices & EmailsServices,
) {
  const staffRoles = new StaffRoleService(em, clock);
  return {
    staffRoles,
    staff: new StaffService(em, staffRoles, sessions),
    ownerInvitations: new OwnerInvitationService(em, clock, rateLimits, sessions, baseUrl),
    savedViews: new SavedViewService(em, clock),
    staffInvitations: new StaffInvitationService(
      em,
      clock,
      rateLimits,
      outbox,
      sessions,
      users,
      staffRoles,
      sender,
    ),
  };
}

export type StaffServices = ReturnType<typeof staffServices>;
