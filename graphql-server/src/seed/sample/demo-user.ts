import type { BuiltInRole, Role } from '../../shared/permissions.ts';
import type { DemoLine, DemoOrder } from './demo-order.ts';

/** An address of a demo person's book; name, phone number and e-mail address are the person's. */
export interface DemoAddress {
  streetAddress: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  company?: string;
}

/** A person of a trial installation. Phone numbers are from ranges that are kept free for stories. */
export interface DemoUser {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  streetAddress: string;
  city: string;
  role: Role;
  /** Only of staff. */
  staffRole?: BuiltInRole;
  /** Null: nobody can log in as this person. */
  password: string | null;
  joinedDaysAgo: number;
  /** The address book, the default first. */
  addresses?: readonly DemoAddress[];
  cart: readonly DemoLine[];
  /** Keys of sample products, oldest wish first. */
  wishlist: readonly string[];
  orders: readonly DemoOrder[];
}
