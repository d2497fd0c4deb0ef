import type { InferKyselyDB } from '@mikro-orm/sql';
import { SavedViewEntity } from './saved-views/saved-view.entity.ts';
import { StaffInvitationEntity } from './staff-invitation.entity.ts';

export const staffEntities = [StaffInvitationEntity, SavedViewEntity] as const;

export type StaffTables = InferKyselyDB<(typeof staffEntities)[number]>;
