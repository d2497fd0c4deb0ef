import { beforeEach, describe, expect, test } from 'vitest';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AcceptStaffInvitation,
  CreateStaffRole,
  DeleteStaffRole,
  InviteStaff,
  ListStaff,
  type Permission,
  ReadOwnStaffRole,
  ReadStaffInvitation,
  ReadViewerId,
  RemoveStaffMember,
  ResendStaffInvitation,
  SignUpAsStaff,
  type TypedDocumentString,
  UpdateStaffMember,
  UpdateStaffRole,
  WithdrawStaffInvitation,
} from '../../test/documents.generated.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import type { Loose } from '../../test/test-client.ts';
import { DAY } from '../../shared/time/duration.ts';
import { UserEntity } from '../customers/users/user.entity.ts';

const PASSWORD = 'correct horse battery';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let owner: Person;

/** @returns the payload, or the error code */
async function run<Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
  token: string | null = owner.token,
) {
  const { data, errors } = await shop.client.graphql(document, variables, token);
  return data?.payload ?? { refused: errors[0]?.extensions.code };
}

interface Refusal {
  refused: string | undefined;
}

const codeOf = (outcome: { userErrors: { code: string }[] } | Refusal) =>
  'refused' in outcome ? outcome.refused : outcome.userErrors[0]?.code;

const payloadOf = <Payload extends object>(outcome: Payload | Refusal): Payload => {
  if ('refused' in outcome) throw new Error(`Refused: ${String(outcome.refused)}`);
  return outcome;
};

/** Whether a user may see the orders. */
async function seesOrders(token: string): Promise<boolean> {
  const { errors } = await shop.client.graphql('{ orders { nodes { id } } }', {}, token);
  return !errors?.length;
}

const aRole = async (name: string, ...permissions: Permission[]): Promise<string> =>
  payloadOf(await run(CreateStaffRole, { input: { name, permissions } })).role?.id ?? '';

let addresses = 0;

/** Invites a new person. */
async function anInvitation(roleId: string) {
  addresses += 1;
  const email = `guest-${addresses}@test.example`;
  const outcome = await run(InviteStaff, { input: { email, roleId } });
  return { email, id: payloadOf(outcome).invitation?.id ?? '' };
}

/** Sends due emails. @returns the token of the last email to the address */
async function tokenFor(email: string): Promise<string> {
  await shop.app.jobs.run('mail');
  return /staffInvitation\?token=([\w-]+)/.exec(mail.lastTo(email)?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, password = PASSWORD) =>
  run(AcceptStaffInvitation, { input: { token, name: 'Kim Clerk', password } }, null);

const invitationOf = (token: string) => shop.client.data(ReadStaffInvitation, { token });

beforeEach(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

describe('an invitation', () => {
  test('makes its recipient a staff member with its role', async () => {
    const { email } = await anInvitation('ORDER_CLERK');
    const token = await tokenFor(email);
    expect(mail.lastTo(email)?.text).toMatch(/Grace Hopper has invited you .* Order clerk/);
    expect(await invitationOf(token)).toEqual({ staffInvitation: { email, role: { name: 'Order clerk' } } });
    const { session } = payloadOf(await accept(token));
    expect(session?.user).toEqual({ role: 'ADMIN', staffRole: { name: 'Order clerk' } });
    expect(await seesOrders(session?.token ?? '')).toBe(true);
    expect(codeOf(await run(DeleteStaffRole, { id: 'x' }, session?.token))).toBe('FORBIDDEN');
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
  });

  test('works only with the new link after it is sent again', async () => {
    const { email, id } = await anInvitation('VIEWER');
    const first = await tokenFor(email);
    await run(ResendStaffInvitation, { id });
    expect(await invitationOf(first)).toEqual({ staffInvitation: null });
    const second = await tokenFor(email);
    expect(codeOf(await accept(first))).toBe('INVITATION_INVALID');
    expect(payloadOf(await accept(second)).session).not.toBeNull();
  });

  test('expires after seven days, and starts again when it is sent again', async () => {
    const { email, id } = await anInvitation('VIEWER');
    const token = await tokenFor(email);
    shop.clock.advance(7 * DAY);
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
    owner = await aStaffMember(shop, 'OWNER');
    await run(ResendStaffInvitation, { id });
    expect(payloadOf(await accept(await tokenFor(email))).session).not.toBeNull();
  });

  test('stops working when withdrawn, even if its email was not sent yet', async () => {
    const sent = await anInvitation('VIEWER');
    const token = await tokenFor(sent.email);
    const unsent = await anInvitation('VIEWER');
    for (const { id } of [sent, unsent]) await run(WithdrawStaffInvitation, { id });
    expect(codeOf(await accept(token))).toBe('INVITATION_INVALID');
    expect(await tokenFor(unsent.email)).toBe('');
  });

  test('accepted twice concurrently creates one account', async () => {
    const { email } = await anInvitation('VIEWER');
    const token = await tokenFor(email);
    const outcomes = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(outcomes.filter((outcome) => 'session' in outcome && outcome.session)).toHaveLength(1);
    const { id = '' } = (await shop.app.orm.em.fork().findOne(UserEntity, { email })) ?? {};
    const joined = await readEntries(shop, owner, { subject: 'USER', subjectId: id });
    expect(joined).toMatchObject([
      { action: 'LOGGED_IN', actorId: id },
      { action: 'CREATED', actorId: id },
    ]);
  });

  test('is rejected for an email with an account or an invitation, and for an unknown role', async () => {
    const customer = await aCustomer(shop);
    const { email } = await anInvitation('VIEWER');
    const invite = (address: string, roleId: string) =>
      run(InviteStaff, { input: { email: address, roleId } });
    expect(codeOf(await invite(customer.email, 'VIEWER'))).toBe('EMAIL_TAKEN');
    expect(codeOf(await invite(email.toUpperCase(), 'VIEWER'))).toBe('EMAIL_TAKEN');
    expect(codeOf(await invite('new@test.example', 'KING'))).toBe('NOT_FOUND');
    expect(codeOf(await invite('no address', 'VIEWER'))).toBe('INVALID_VALUE');
    const twice = await Promise.all([
      invite('two@test.example', 'VIEWER'),
      invite('two@test.example', 'VIEWER'),
    ]);
    expect(twice.map(codeOf).filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(1);
  });

  test('enforces the password rules', async () => {
    const { email } = await anInvitation('VIEWER');
    const token = await tokenFor(email);
    expect(payloadOf(await accept(token, email)).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'password'] },
    ]);
    expect(codeOf(await accept(token, 'short'))).toBe('INVALID_VALUE');
    expect(payloadOf(await accept(token)).session).not.toBeNull();
  });

  test('that expired is deleted after a month', async () => {
    const { id } = await anInvitation('VIEWER');
    shop.clock.advance(38 * DAY);
    await shop.app.jobs.run('retention');
    owner = await aStaffMember(shop, 'OWNER');
    expect(codeOf(await run(ResendStaffInvitation, { id }))).toBe('NOT_FOUND');
  });
});

describe('a role', () => {
  test('of the merchant grants its permissions, and a change takes effect at once', async () => {
    const id = await aRole('Packers', 'ORDERS_READ', 'PRODUCTS_READ');
    const packer = await aStaffMember(shop, id);
    expect(await seesOrders(packer.token)).toBe(true);
    const { role } = payloadOf(
      await run(UpdateStaffRole, { id, input: { name: 'Packers', permissions: ['PRODUCTS_READ'] } }),
    );
    expect(role).toEqual({ id, name: 'Packers', permissions: ['PRODUCTS_READ'] });
    expect(await seesOrders(packer.token)).toBe(false);
  });

  test('has a unique name, ignoring case', async () => {
    const id = await aRole('Night shift', 'ORDERS_READ');
    expect(
      codeOf(await run(CreateStaffRole, { input: { name: 'NIGHT SHIFT', permissions: ['ORDERS_READ'] } })),
    ).toBe('ROLE_NAME_TAKEN');
    const input = { name: 'Night Shift', permissions: ['ORDERS_READ' as const] };
    const renamed = await run(UpdateStaffRole, { id, input });
    expect(payloadOf(renamed).role?.name).toBe('Night Shift');
  });

  test('with members or invitations cannot be deleted; a built-in one never can', async () => {
    const id = await aRole('Temporary', 'ORDERS_READ');
    const invitation = await anInvitation(id);
    expect(codeOf(await run(DeleteStaffRole, { id }))).toBe('ROLE_IN_USE');
    await run(WithdrawStaffInvitation, { id: invitation.id });
    const member = await aStaffMember(shop, id);
    expect(codeOf(await run(DeleteStaffRole, { id }))).toBe('ROLE_IN_USE');
    await run(RemoveStaffMember, { userId: member.userId });
    expect(payloadOf(await run(DeleteStaffRole, { id })).roleId).toBe(id);
    expect(codeOf(await run(DeleteStaffRole, { id: 'VIEWER' }))).toBe('NOT_FOUND');
    const input = { name: 'King', permissions: ['ORDERS_READ' as const] };
    expect(codeOf(await run(UpdateStaffRole, { id: 'OWNER', input }))).toBe('NOT_FOUND');
  });
});

describe('staff cannot grant or remove more than their own permissions', () => {
  const asRecruiter = async () =>
    (await aStaffMember(shop, await aRole(crypto.randomUUID(), 'STAFF_READ', 'STAFF_WRITE', 'ORDERS_READ')))
      .token;

  const invite = (roleId: string) => (token: string) =>
    run(InviteStaff, { input: { email: 'x@test.example', roleId } }, token);
  const addRefunder = (token: string) =>
    run(CreateStaffRole, { input: { name: 'Money', permissions: ['ORDERS_REFUND'] } }, token);

  test.each([
    ['an owner is invited', invite('OWNER')],
    ['a clerk is invited', invite('ORDER_CLERK')],
    ['a role that refunds is made', addRefunder],
  ])('%s by a user without the permissions', async (_, act) => {
    expect(codeOf(await act(await asRecruiter()))).toBe('FORBIDDEN');
  });

  test('a recruiter changes and removes neither the owner nor a stronger role, and grants no more', async () => {
    const recruiter = await asRecruiter();
    const manager = await aStaffMember(shop, 'MANAGER');
    const colleague = await aStaffMember(shop, await aRole(crypto.randomUUID(), 'ORDERS_READ'));
    const strong = await aRole(crypto.randomUUID(), 'ORDERS_READ', 'ORDERS_REFUND');
    for (const { userId } of [owner, manager]) {
      expect(codeOf(await run(RemoveStaffMember, { userId }, recruiter))).toBe('FORBIDDEN');
    }
    const promote = { userId: colleague.userId, roleId: 'MANAGER' };
    expect(codeOf(await run(UpdateStaffMember, promote, recruiter))).toBe('FORBIDDEN');
    const weak = { name: 'Weak', permissions: ['ORDERS_READ' as const] };
    expect(codeOf(await run(UpdateStaffRole, { id: strong, input: weak }, recruiter))).toBe('FORBIDDEN');
    expect(codeOf(await run(DeleteStaffRole, { id: strong }, recruiter))).toBe('FORBIDDEN');
    const { userId } = colleague;
    expect(payloadOf(await run(RemoveStaffMember, { userId }, recruiter)).userId).toBe(userId);
  });
});

describe('the staff', () => {
  test('the first sign-up with the secret creates the owner, later ones create managers', async () => {
    const { staff } = await shop.client.data(ListStaff, {}, owner.token);
    expect(staff[0]?.staffRole?.id).toBe('OWNER');
    const input = {
      name: 'New Admin',
      email: 'new-admin@test.example',
      password: PASSWORD,
      adminSecret: String(shop.config.adminSecret),
    };
    const { session } = await shop.client.payload(SignUpAsStaff, { input });
    expect(session?.user.staffRole?.name).toBe('Manager');
  });

  test('a new role takes effect with the next request, and a removal ends the session', async () => {
    const clerk = await aStaffMember(shop, 'ORDER_CLERK');
    const { userId } = clerk;
    const change = await run(UpdateStaffMember, { userId, roleId: 'CATALOGUE_EDITOR' });
    expect(payloadOf(change).member?.staffRole?.id).toBe('CATALOGUE_EDITOR');
    expect(await seesOrders(clerk.token)).toBe(false);
    await run(RemoveStaffMember, { userId });
    const { errors } = await shop.client.graphql(ReadViewerId, {}, clerk.token);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('does not include customers', async () => {
    const { userId, token } = await aCustomer(shop);
    expect(codeOf(await run(RemoveStaffMember, { userId }))).toBe('NOT_FOUND');
    expect(codeOf(await run(UpdateStaffMember, { userId, roleId: 'VIEWER' }))).toBe('NOT_FOUND');
    const { viewer } = await shop.client.data(ReadOwnStaffRole, {}, token);
    expect(viewer).toEqual({ staffRole: null });
  });

  test('always has an owner, even when two leave concurrently', async () => {
    const other = await aStaffMember(shop, 'OWNER');
    const em = shop.app.orm.em.fork();
    const others = { staffRole: 'OWNER', id: { $nin: [owner.userId, other.userId] } };
    await em.nativeUpdate(UserEntity, others, { staffRole: 'MANAGER' });
    const outcomes = await Promise.all([
      run(UpdateStaffMember, { userId: owner.userId, roleId: 'MANAGER' }),
      run(RemoveStaffMember, { userId: other.userId }, other.token),
    ]);
    expect(outcomes.map((outcome) => codeOf(outcome)).filter((code) => code === 'LAST_OWNER')).toHaveLength(
      1,
    );
    expect(await em.count(UserEntity, { staffRole: 'OWNER' })).toBe(1);
  });
});
