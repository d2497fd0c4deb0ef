import type { UserEntity } from './user.entity.ts';

/** A person as the person and admins see it: everything of the row but the password. */
export type User = Pick<
  UserEntity,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'profilePicture'
  | 'accountType'
  | 'role'
  | 'createdAt'
>;
