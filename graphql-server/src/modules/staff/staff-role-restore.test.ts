import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateStaffRole,
  DeleteStaffRole,
  InviteStaff,
  ListRoleNames,
  type Permission,
  RestoreStaffRole,
  type TypedDocumentString,
  UpdateStaffRole,
} from '../../test/documents.generated.ts';
import type { Loose } from '../../test/test-client.ts';
import { aStaffMember, type Person } from '../../test/users.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

async function run<Payload extends { userErrors: { code: string }[] }, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
  token = owner.token,
) {
  const { data, errors } = await shop.client.graphql(document, variables, token);
  return errors[0]?.extensions.code ?? data?.payload.userErrors[0]?.code;
}

async function aRole(name: string, ...permissions: Permission[]): Promise<string> {
  const { role } = await shop.client.payload(CreateStaffRole, { input: { name, permissions } }, owner.token);
  return role?.id ?? '';
}

async function aDeletedRole(name: string): Promise<string> {
  const id = await aRole(name, 'ORDERS_READ', 'ORDERS_REFUND');
  await run(DeleteStaffRole, { id });
  return id;
}

const namesOf = async (list: 'staffRoles' | 'deletedStaffRoles') =>
  (await shop.client.data(ListRoleNames, {}, owner.token))[list].map(({ name }) => name);

test('a deleted role cannot be chosen, and is restored with its permissions', async () => {
  const id = await aDeletedRole('Cashier');
  expect(await namesOf('staffRoles')).not.toContain('Cashier');
  expect(await namesOf('deletedStaffRoles')).toEqual(['Cashier']);
  expect(await run(InviteStaff, { input: { email: 'x@test.example', roleId: id } })).toBe('NOT_FOUND');
  const input = { name: 'Till', permissions: ['ORDERS_READ' as const] };
  expect(await run(UpdateStaffRole, { id, input })).toBe('NOT_FOUND');
  expect((await shop.client.payload(RestoreStaffRole, { id }, owner.token)).role).toEqual({
    id,
    name: 'Cashier',
    permissions: ['ORDERS_READ', 'ORDERS_REFUND'],
  });
  expect(await namesOf('staffRoles')).toContain('Cashier');
  expect(await namesOf('deletedStaffRoles')).toEqual([]);
  expect(await run(RestoreStaffRole, { id })).toBe('NOT_FOUND');
});

test('it stays deleted while another role has its name', async () => {
  const id = await aDeletedRole('Buyer');
  const other = await aRole('buyer', 'ORDERS_READ');
  expect(await run(RestoreStaffRole, { id })).toBe('ROLE_NAME_TAKEN');
  await run(DeleteStaffRole, { id: other });
  expect(await run(RestoreStaffRole, { id })).toBeUndefined();
});

test("a role with more permissions than the caller's cannot be restored", async () => {
  const id = await aDeletedRole('Refunder');
  const role = await aRole('Recruiter', 'STAFF_READ', 'STAFF_WRITE', 'ORDERS_READ');
  const recruiter = await aStaffMember(shop, role);
  expect(await run(RestoreStaffRole, { id }, recruiter.token)).toBe('FORBIDDEN');
});
