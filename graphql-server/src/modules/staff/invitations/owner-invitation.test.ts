import { beforeEach, describe, expect, test } from 'vitest';
import { AcceptOwnerInvitation, ListStaff, ReadOwnerInvitation } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aCustomer, aStaffMember } from '../../../test/users.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';

const shop = describeShop();

beforeEach(() => shop.app.orm.em.fork().nativeDelete(UserEntity, {}));

const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';

/** The token of a new link, as a start of a shop with an embedded database prints it. */
const aToken = async () => tokenOf(await shop.app.renewOwnerLink());

const isValid = async (token: string) =>
  (await shop.client.data(ReadOwnerInvitation, { token })).isOwnerInvitationValid;

let emails = 0;

async function accept(token: string, changes: { email?: string; password?: string } = {}) {
  emails += 1;
  const person = { name: 'Olive Tran', email: `owner-${emails}@tea.example`, password: 'correct horse' };
  const { payload } = await shop.client.data(AcceptOwnerInvitation, {
    input: { token, ...person, ...changes },
  });
  return { session: payload.session, errors: payload.userErrors };
}

const invalid = { session: null, errors: [{ code: 'INVITATION_INVALID', field: ['input', 'token'] }] };

describe('the link of a shop without staff', () => {
  test('creates the owner, who is signed in, once', async () => {
    const link = await shop.app.renewOwnerLink();
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ownerInvitation\?token=[\w-]{43}$/);
    const token = tokenOf(link);
    expect(await isValid(token)).toBe(true);
    const { session } = await accept(token);
    expect(session?.user).toEqual({ staffRole: { id: 'OWNER' } });
    expect((await shop.client.data(ListStaff, {}, session?.token)).staff).toHaveLength(1);
    expect(await isValid(token)).toBe(false);
    expect(await accept(token)).toEqual(invalid);
    expect(await shop.app.renewOwnerLink()).toBeNull();
  });

  test('creates one owner when it is opened twice at once', async () => {
    const token = await aToken();
    const results = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(results.filter(({ session }) => session !== null)).toHaveLength(1);
  });

  test('is not stored', async () => {
    const token = await aToken();
    const rows = await shop.app.orm.em.fork().execute('select * from owner_invitations');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is void after the next start, which prints another', async () => {
    const former = await aToken();
    const token = await aToken();
    expect(await accept(former)).toEqual(invalid);
    expect((await accept(token)).session).not.toBeNull();
  });

  test('is void after a day', async () => {
    const token = await aToken();
    shop.clock.advance(DAY);
    expect(await isValid(token)).toBe(false);
    expect(await accept(token)).toEqual(invalid);
  });

  test('is void as soon as somebody signed up with the admin secret', async () => {
    const token = await aToken();
    await aStaffMember(shop, 'OWNER');
    expect(await isValid(token)).toBe(false);
    expect(await accept(token)).toEqual(invalid);
  });

  test('survives mistakes in the form', async () => {
    const token = await aToken();
    const { email } = await aCustomer(shop);
    expect((await accept(token, { email })).errors).toMatchObject([{ code: 'EMAIL_TAKEN' }]);
    const same = { email: 'olive@tea.example', password: 'olive@tea.example' };
    expect((await accept(token, same)).errors).toMatchObject([{ field: ['input', 'password'] }]);
    expect((await accept(token)).session).not.toBeNull();
  });
});

describe('processes that share a database', () => {
  const shared = describeShop({ generatesAdminSecret: false });

  test('make one link when they start together', async () => {
    const links = await Promise.all([1, 2, 3].map(() => shared.app.renewOwnerLink()));
    expect(links.filter((link) => link !== null)).toHaveLength(1);
    shared.clock.advance(MINUTE);
    expect(await shared.app.renewOwnerLink()).not.toBeNull();
  });
});
