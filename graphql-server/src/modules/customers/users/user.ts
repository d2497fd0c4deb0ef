import type { accountTypes } from './user.entity.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { Role } from '../../../shared/permissions.ts';

/** A user as the user and staff see it: every column except the password. */
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
  /** Staff role id; null for a customer. */
  staffRole: string | null;
  /** In alphabetical order. */
  tags: string[];
  customFields: FieldValues;
  /** To the minute; null if unknown. */
  lastSeenAt: Date | null;
  createdAt: Date;
  /** Also changes with the address book and staff notes. */
  updatedAt: Date;
  /** Whether the user can sign in, with Google or a password. */
  hasLogin: boolean;
  /** Changes with every edit of name, email, phone number, address or custom fields. */
  version: string;
}
