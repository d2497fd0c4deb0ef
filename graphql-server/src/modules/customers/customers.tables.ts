import type { InferKyselyDB } from '@mikro-orm/sql';
import { AddressEntity } from './addresses/address.entity.ts';
import { CustomerNoteEntity } from './notes/customer-note.entity.ts';
import { ProfilePictureEntity } from './profile-pictures/profile-picture.entity.ts';
import { CustomerSearchTextEntity } from './users/customer-search-text.entity.ts';
import { CustomerTotalsEntity } from './users/customer-totals.entity.ts';
import { StaffRoleEntity } from './users/staff-role.entity.ts';
import { UserEntity } from './users/user.entity.ts';

export const customersEntities = [
  UserEntity,
  StaffRoleEntity,
  CustomerSearchTextEntity,
  CustomerTotalsEntity,
  CustomerNoteEntity,
  AddressEntity,
  ProfilePictureEntity,
] as const;

export type CustomersTables = InferKyselyDB<(typeof customersEntities)[number]>;
