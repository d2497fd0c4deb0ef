import type { BuiltInRole, Role } from '../../shared/permissions.ts';
import type { DemoLine, DemoOrder } from './demo-order.ts';

/** An entry of a demo user's address book; name, phone number and email are the user's. */
export interface DemoAddress {
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  company?: string;
}

/** A user of a trial installation. Phone numbers are from ranges reserved for fiction. */
export interface DemoUser {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  streetAddress: string;
  city: string;
  role: Role;
  /** For staff only. */
  staffRole?: BuiltInRole;
  /** Null: nobody can log in as this user. */
  password: string | null;
  joinedDaysAgo: number;
  /** The address book, the default first. */
  addresses?: readonly DemoAddress[];
  cart: readonly DemoLine[];
  /** Keys of sample products, oldest first. */
  wishlist: readonly string[];
  orders: readonly DemoOrder[];
}
