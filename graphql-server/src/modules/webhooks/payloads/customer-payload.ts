import { z } from 'zod';
import type { User } from '../../customers/users/user.ts';
import { id, type KnownMetadata, moment, ownData, ownDataOf } from './payload-parts.ts';

const customer = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  tags: z.array(z.string()).describe('What staff filed them under.'),
  createdAt: moment,
  ...ownData,
});

export const customerData = z.object({ customer });

export const erasedCustomerData = z.object({ customer: customer.pick({ id: true }) });

export function presentCustomer(
  { createdAt, ...user }: User,
  metadata: KnownMetadata,
): z.input<typeof customer> {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return { ...user, name, createdAt: createdAt.toISOString(), ...ownDataOf(user.id, metadata) };
}
