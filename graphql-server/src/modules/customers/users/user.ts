import type { accountTypes, Role } from './user.entity.ts';

/** A person as the person and admins see it: everything of the row but the password. */
export interface User {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  address: string | null;
  profilePicture: string | null;
  accountType: (typeof accountTypes)[number];
  role: Role;
  createdAt: Date;
}
