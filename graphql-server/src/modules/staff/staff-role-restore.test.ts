import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aStaffMember, type Person } from '../../test/users.ts';
import { type Payload, selections } from './staff.fixtures.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

async function run(mutation: keyof typeof selections, args: string, token = owner.token) {
  const { data, errors } = await shop.client.graphql<{ payload: Payload }>(
    `mutation { payload: ${mutation}(${args}) { ${selections[mutation]} userErrors { code field } } }`,
    {},
    token,
  );
  return { ...data?.payload, code: errors?.[0]?.extensions.code ?? data?.payload.userErrors[0]?.code };
}

async function aDeletedRole(name: string): Promise<string> {
  const permissions = '[ORDERS_READ, ORDERS_REFUND]';
  const { role } = await run('staffRoleCreate', `input: { name: "${name}", permissions: ${permissions} }`);
  await run('staffRoleDelete', `id: "${role?.id}"`);
  return role?.id ?? '';
}

async function namesOf(list: 'staffRoles' | 'deletedStaffRoles'): Promise<string[]> {
  const roles = await shop.client.data<Record<string, { name: string }[]>>(
    `{ ${list} { name } }`,
    {},
    owner.token,
  );
  return (roles[list] ?? []).map(({ name }) => name);
}

test('a deleted role cannot be chosen, and is restored with its permissions', async () => {
  const id = await aDeletedRole('Cashier');
  expect(await namesOf('staffRoles')).not.toContain('Cashier');
  expect(await namesOf('deletedStaffRoles')).toEqual(['Cashier']);
  expect((await run('staffInvite', `input: { email: "x@test.example", roleId: "${id}" }`)).code).toBe(
    'NOT_FOUND',
  );
  const change = `id: "${id}", input: { name: "Till", permissions: [ORDERS_READ] }`;
  expect((await run('staffRoleUpdate', change)).code).toBe('NOT_FOUND');
  expect((await run('staffRoleRestore', `id: "${id}"`)).role).toEqual({
    id,
    name: 'Cashier',
    permissions: ['ORDERS_READ', 'ORDERS_REFUND'],
  });
  expect(await namesOf('staffRoles')).toContain('Cashier');
  expect(await namesOf('deletedStaffRoles')).toEqual([]);
  expect((await run('staffRoleRestore', `id: "${id}"`)).code).toBe('NOT_FOUND');
});

test('it stays deleted while another role has its name', async () => {
  const id = await aDeletedRole('Buyer');
  const { role } = await run('staffRoleCreate', 'input: { name: "buyer", permissions: [ORDERS_READ] }');
  expect((await run('staffRoleRestore', `id: "${id}"`)).code).toBe('ROLE_NAME_TAKEN');
  await run('staffRoleDelete', `id: "${role?.id}"`);
  expect((await run('staffRoleRestore', `id: "${id}"`)).code).toBeUndefined();
});

test("a role with more permissions than the caller's cannot be restored", async () => {
  const id = await aDeletedRole('Refunder');
  const { role } = await run(
    'staffRoleCreate',
    'input: { name: "Recruiter", permissions: [STAFF_READ, STAFF_WRITE, ORDERS_READ] }',
  );
  const recruiter = await aStaffMember(shop, role?.id ?? '');
  expect((await run('staffRoleRestore', `id: "${id}"`, recruiter.token)).code).toBe('FORBIDDEN');
});
