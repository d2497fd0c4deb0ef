import type { InferKyselyDB } from '@mikro-orm/sql';
import { SavedViewEntity } from './saved-views/saved-view.entity.ts';
import { OwnerInvitationEntity } from './invitations/owner-invitation.entity.ts';
import { StaffInvitationEntity } from './invitations/staff-invitation.entity.ts';
import type { CustomersTables } from '../customers/customers.tables.ts';

export const staffEntities = [StaffInvitationEntity, OwnerInvitationEntity, SavedViewEntity] as const;

export type StaffTables = InferKyselyDB<(typeof staffEntities)[number]>;

/** Tables that the module may query: its own and those of modules it needs. */
export type StaffDatabase = StaffTables & CustomersTables;
