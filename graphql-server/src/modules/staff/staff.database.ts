import { audited } from '../../db/declared/audited.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { staffRoleName } from '../customers/customers.database.ts';
import { StaffRoleEntity } from '../customers/users/staff-role.entity.ts';
import { SavedViewEntity } from './saved-views/saved-view.entity.ts';
import { StaffInvitationEntity } from './invitations/staff-invitation.entity.ts';

export const staffDatabase = databaseRules('staff', [
  versioned(StaffRoleEntity, {
    edited: ['name', 'permissions'],
    notEdited: { deleted_at: 'a form cannot be saved over a deletion' },
  }),
  audited(StaffRoleEntity, {
    subject: 'STAFF_ROLE',
    subjectName: 'coalesce(changed.name, changed.id)',
    recorded: ['name', 'permissions', 'deleted_at'],
    ignored: {},
  }),
  emits(StaffRoleEntity, {
    insert: 'STAFF_ROLE_CHANGED',
    update: 'STAFF_ROLE_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),

  audited(StaffInvitationEntity, {
    subject: 'STAFF_INVITATION',
    subjectName: 'changed.email',
    recorded: ['email', 'staff_role', 'expires_at'],
    ignored: { token_hash: 'a secret', link_token_hash: 'a secret' },
    named: { staff_role: staffRoleName },
  }),

  versioned(SavedViewEntity, {
    edited: ['name', 'query', 'user_id'],
    notEdited: { list: 'never changes' },
  }),
  audited(SavedViewEntity, {
    subject: 'SAVED_VIEW',
    subjectName: 'changed.name',
    recorded: ['list', 'name'],
    secret: ['user_id', 'query'],
    ignored: {},
  }),
  {
    ...rule('saved_views', 'Emits SAVED_VIEW_CHANGED for the views that all staff have.', [
      `create function saved_views_event() returns trigger language plpgsql as $$
begin
  perform add_event('SAVED_VIEW_CHANGED', coalesce(new.id, old.id));
  return null;
end $$`,
      `create trigger saved_views_insert_event after insert on saved_views
  for each row when (new.user_id is null) execute function saved_views_event()`,
      `create trigger saved_views_update_event after update on saved_views
  for each row when (old.version is distinct from new.version and (old.user_id is null or new.user_id is null))
  execute function saved_views_event()`,
      `create trigger saved_views_delete_event after delete on saved_views
  for each row when (old.user_id is null) execute function saved_views_event()`,
    ]),
    emits: ['SAVED_VIEW_CHANGED'],
  },
]);
