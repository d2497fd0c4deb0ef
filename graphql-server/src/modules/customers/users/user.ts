import type { accountTypes } from './user.entity.ts';
import type { Role } from '../../../shared/permissions.ts';

/** A user as the user and admins see it: every column but the password. */
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
  /** The id of the staff role; null for a customer. */
  staffRole: string | null;
  /** What staff filed a customer under, in alphabetical order. */
  tags: string[];
  /** To the minute; null when it is not known. */
  lastSeenAt: Date | null;
  createdAt: Date;
  /** When it changed last, or their address book or staff's notes did. */
  updatedAt: Date;
  /** Whether they can sign in: with Google, or with a password that they have set. */
  hasLogin: boolean;
  /** Changes with every edit of name, email, phone number or address. */
  version: string;
}
