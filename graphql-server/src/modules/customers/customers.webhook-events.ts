import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { type CustomField, fieldsOf } from '../custom-fields/custom-fields.ts';
import { valuesByKey } from '../custom-fields/field-values.ts';
import { findMetadata } from '../metadata/metadata-query.ts';
import { fields, id, type KnownMetadata, moment, ownData, ownDataOf } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import type { User } from './users/user.ts';
import { selectUsers, toUser } from './users/user-query.ts';
import type { CustomersTables } from './customers.tables.ts';

const customer = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  tags: z.array(z.string()).describe('The tags that staff gave the customer.'),
  fields,
  createdAt: moment,
  ...ownData,
});

type PresentedUser = Pick<
  User,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'tags' | 'customFields' | 'createdAt'
>;

function presentCustomer(
  { createdAt, customFields, ...user }: PresentedUser,
  metadata: KnownMetadata,
  definitions: readonly CustomField[],
): z.input<typeof customer> {
  const name = `${user.firstName} ${user.lastName}`.trim();
  return {
    ...user,
    name,
    fields: valuesByKey(fieldsOf(definitions, 'CUSTOMER'), customFields),
    createdAt: createdAt.toISOString(),
    ...ownDataOf(user.id, metadata),
  };
}

async function loadCustomers({ em, dependencies }: Scope, ids: readonly string[]) {
  const rows = await selectUsers(em.getKysely<CustomersTables>())
    .where('users.id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
  const metadata = await findMetadata(
    em,
    rows.map((row) => row.id),
  );
  const { fields: definitions } = dependencies.currentSettings.get().customFields;
  return new Map(rows.map((row) => [row.id, presentCustomer(toUser(row), metadata, definitions)]));
}

const customerEvent = webhookEventsOf({ permission: 'customers:read', load: loadCustomers });

const wholeCustomer = (description: string) =>
  customerEvent({
    data: z.object({ customer }).describe(description),
    buildData(customers, subjectId) {
      const subject = customers.get(subjectId);
      return subject ? { data: { customer: subject }, customerId: subjectId } : null;
    },
    example: ({ now }) => ({ customer: exampleCustomer(now) }),
  });

export const customersWebhookEvents = {
  'customer.created': wholeCustomer('An account was created, by the customer or by staff.'),
  'customer.updated': wholeCustomer('A customer’s name, email, phone number, tags or custom fields changed.'),
  'customer.erased': customerEvent({
    data: z
      .object({ customer: customer.pick({ id: true }) })
      .describe('All data of a person was erased. Please erase your copy, too.'),
    buildData: (_, id) => ({ data: { customer: { id } }, customerId: null }),
    example: ({ now }) => ({ customer: exampleCustomer(now) }),
  }),
} as const;

function exampleCustomer(createdAt: Date) {
  const about = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: null, tags: [] };
  return presentCustomer({ id: exampleIds.customer, ...about, customFields: {}, createdAt }, new Map(), []);
}
