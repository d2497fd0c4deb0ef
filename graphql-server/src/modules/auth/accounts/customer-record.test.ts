import { beforeAll, describe, expect, test } from 'vitest';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  AddCustomer,
  EditCustomer,
  LogInWithNewPassword,
  OrderAsGuest,
  ReadOwnAndGuestOrder,
  SetNewPassword,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderInput, billing } from '../../../test/orders.ts';
import { aCustomer, aGuest, allowGuests, anAdmin, aStaffMember, type Person } from '../../../test/users.ts';
import { hashSecretToken } from '../../../shared/secrets/secret-token.ts';
import { aField, defineFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { UserEntity } from '../../customers/users/user.entity.ts';
import { PasswordResetTokenEntity } from '../passwords/password-reset-token.entity.ts';

const shop = describeShop();
let clerk: Person;
let emails = 0;

beforeAll(async () => {
  await allowGuests(shop);
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
});

const em = () => shop.app.orm.em.fork();
const newEmail = () => `record-${(emails += 1)}@test.example`;

const add = async (input: object, token = clerk.token) =>
  (await shop.client.data(AddCustomer, { input }, token)).payload;
const edit = async (id: string, input: object, expectedVersion: string | null = null) =>
  (await shop.client.data(EditCustomer, { id, input, expectedVersion }, clerk.token)).payload;

async function added(input: object = {}) {
  const { user } = await add({ firstName: 'Mary', email: newEmail(), ...input });
  if (!user) throw new Error('The customer is missing');
  return user;
}

/** Sets a password with a reset link sent to the account's current email. */
async function chooseLink(userId: string, token: string): Promise<void> {
  const expiresAt = new Date(shop.clock.now().getTime() + 60_000);
  await em().insert(PasswordResetTokenEntity, { hash: hashSecretToken(token), user: userId, expiresAt });
}
const reset = async (token: string) => (await shop.client.data(SetNewPassword, { token })).passwordReset.role;

describe('a customer added by staff', () => {
  test('has the given data, and can’t sign in before setting a password', async () => {
    const email = newEmail();
    const input = {
      firstName: ' Mary ',
      lastName: 'Somerville',
      phone: '+44 20 7946-0199',
      address: '1 Row',
    };
    const { user, userErrors } = await add({ ...input, email: email.toUpperCase() });
    expect(userErrors).toEqual([]);
    expect(user).toMatchObject({
      firstName: 'Mary',
      lastName: 'Somerville',
      email,
      phone: '+442079460199',
      address: '1 Row',
      hasLogin: false,
    });
    const id = user?.id ?? '';
    const stored = await em().findOneOrFail(UserEntity, { id }, { populate: ['passwordHash'] });
    expect(stored).toMatchObject({ role: 'CUSTOMER', passwordHash: null, verifiedEmail: null });
    await chooseLink(id, 'first');
    expect(await reset('first')).toBe('CUSTOMER');
    expect((await edit(id, {})).user?.hasLogin).toBe(true);
  });

  test('gets no email and no newsletter', async () => {
    const { email } = await added();
    expect(await em().count(OutboxEmailEntity, { recipient: email })).toBe(0);
    const [row] = await em().execute<{ count: number }[]>(
      'select count(*)::int as count from newsletter_subscriptions where email = ?',
      [email],
    );
    expect(row?.count).toBe(0);
  });

  test.each<[what: string, input: () => object, code: string, field: string]>([
    ['no first name', () => ({ firstName: ' ' }), 'REQUIRED', 'firstName'],
    ['no email', () => ({ email: 'nobody' }), 'INVALID_VALUE', 'email'],
    ['no phone number', () => ({ phone: '12' }), 'INVALID_VALUE', 'phone'],
    ['the email of staff', () => ({ email: clerk.email }), 'EMAIL_TAKEN', 'email'],
  ])('is rejected with %s', async (_, input, code, field) => {
    const { user, userErrors } = await add({ firstName: 'Mary', email: newEmail(), ...input() });
    expect(user).toBeNull();
    expect(userErrors).toMatchObject([{ code, field: ['input', field] }]);
  });

  test('is added once, also by two simultaneous requests or a repeated one', async () => {
    const email = newEmail();
    const results = await Promise.all([1, 2].map(() => add({ firstName: 'Mary', email })));
    expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([
      { code: 'EMAIL_TAKEN', field: ['input', 'email'] },
    ]);
    const again = () =>
      shop.client.rest<{ data: { customerAdd: { user: { id: string } | null } } }>('/graphql', {
        method: 'POST',
        token: clerk.token,
        headers: { 'idempotency-key': 'add-mary' },
        body: {
          query: `mutation { customerAdd(input: { firstName: "Mary", email: "twice@test.example" }) { user { id } } }`,
        },
      });
    const [first, second] = [await again(), await again()];
    expect(first.body.data.customerAdd.user).not.toBeNull();
    expect(second.body.data).toEqual(first.body.data);
  });

  test('does not get a guest’s orders with the same email', async () => {
    const email = newEmail();
    const guest = await aGuest(shop);
    const productId = await aProduct(em(), { stock: 5 });
    const input: object = { ...anOrderInput({ productId, quantity: 1 }), billing: { ...billing, email } };
    const { orderPlace } = await shop.client.data(OrderAsGuest, { input }, guest);
    const { id } = await added({ email });
    await chooseLink(id, 'of-guest');
    await reset('of-guest');
    const { sessionCreate } = await shop.client.data(LogInWithNewPassword, {
      input: { emailOrPhone: email, password: 'a quite new horse' },
    });
    const seen = await shop.client.data(
      ReadOwnAndGuestOrder,
      { id: orderPlace.order?.id },
      sessionCreate.session?.token,
    );
    expect(seen).toEqual({ viewer: { orders: { totalCount: 0 } }, order: null });
  });
});

describe('staff can change', () => {
  test('everything while the customer can’t sign in; links to the former email become invalid', async () => {
    const { id } = await added({ phone: '5550177' });
    const email = newEmail();
    await chooseLink(id, 'former');
    const { user } = await edit(id, { lastName: 'Greig', email, phone: null, address: '2 Row' });
    expect(user).toMatchObject({
      firstName: 'Mary',
      lastName: 'Greig',
      email,
      phone: null,
      address: '2 Row',
    });
    expect(await reset('former')).toBeNull();
  });

  test('name and address of a customer who can sign in, but no email or phone number', async () => {
    const ada = await aCustomer(shop);
    const locked = (field: string) => ({
      user: null,
      userErrors: [{ code: 'FIELD_LOCKED', field: ['input', field] }],
    });
    expect(await edit(ada.userId, { email: newEmail() })).toEqual(locked('email'));
    expect(await edit(ada.userId, { firstName: 'Eve', phone: '5550166' })).toEqual(locked('phone'));
    const form = { firstName: 'Ada', lastName: 'King', email: ada.email, phone: '', address: 'Here' };
    expect((await edit(ada.userId, form)).user).toMatchObject({ lastName: 'King', address: 'Here' });
    await em().nativeUpdate(UserEntity, { id: ada.userId }, { accountType: 'GOOGLE', passwordHash: null });
    expect(await edit(ada.userId, { firstName: 'Eve' })).toEqual(locked('firstName'));
    expect(await edit(ada.userId, { email: newEmail() })).toEqual(locked('email'));
  });

  test('nothing of staff, guests and erased users', async () => {
    const admin = await anAdmin(shop);
    await aGuest(shop);
    const guest = await em().findOneOrFail(UserEntity, { role: 'GUEST' });
    const erased = await added();
    await em().nativeUpdate(UserEntity, { id: erased.id }, { erasedAt: new Date() });
    for (const id of [admin.userId, guest.id, erased.id, 'none']) {
      expect((await edit(id, { firstName: 'Eve' })).userErrors).toEqual([
        { code: 'NOT_FOUND', field: ['id'] },
      ]);
    }
  });

  test('only what nobody else has changed since', async () => {
    const { id, version } = await added();
    const first = await edit(id, { address: '3 Row' }, version);
    expect(first.user?.version).not.toBe(version);
    expect((await edit(id, { address: '4 Row' }, version)).userErrors).toEqual([
      { code: 'VERSION_CHANGED', field: ['expectedVersion'] },
    ]);
    expect((await edit(id, { address: '5 Row' }, first.user?.version ?? null)).user?.address).toBe('5 Row');
  });

  test('custom fields, as one edit with the rest', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const club = aField({ owner: 'CUSTOMER', key: 'club', type: 'CHOICE', choices: ['Gold', 'Silver'] });
    const size = aField({ owner: 'CUSTOMER', key: 'size', type: 'NUMBER' });
    await defineFields(shop, owner, club, size);
    const value = (key: string, ...values: string[]) => ({ key, values });
    const { id, fields, version } = await added({ fields: [value('club', 'gold'), value('size', '42')] });
    expect(fields).toEqual([value('club', 'Gold'), value('size', '42')]);

    const wrong = await edit(id, { lastName: 'Greig', fields: [value('club', 'Bronze')] });
    expect(wrong.userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'fields', '0', 'values'] }]);
    const first = await edit(id, { fields: [value('club'), value('size', '43.0')] }, version);
    expect(first.user).toMatchObject({ lastName: '', fields: [value('size', '43')] });
    expect(first.user?.version).not.toBe(version);
    expect((await edit(id, { address: '3 Row' })).user?.fields).toEqual([value('size', '43')]);
  });

  test('no email or phone number to one that is taken', async () => {
    const { id } = await added();
    const other = await added({ phone: '5550155' });
    expect((await edit(id, { email: other.email })).userErrors).toMatchObject([{ code: 'EMAIL_TAKEN' }]);
    expect((await edit(id, { phone: '5550155' })).userErrors).toMatchObject([{ code: 'PHONE_TAKEN' }]);
  });
});
