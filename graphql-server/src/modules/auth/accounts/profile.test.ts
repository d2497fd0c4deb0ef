import { describe, expect, test } from 'vitest';
import { FakeEmail } from '../../../test/gateways/fake-email.ts';
import { LogInWithNewPassword, ReadProfile, UpdateProfile } from '../../../test/documents.generated.ts';
import { aCustomer, anAdmin, testPassword } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';

describe('profiles', () => {
  const mail = new FakeEmail();
  const shop = describeShop({}, { mail });

  const send = (token: string, input: Record<string, unknown>) =>
    shop.client.graphql(UpdateProfile, { input }, token);

  const update = async (token: string, input: Record<string, unknown>) => {
    const { data, errors } = await send(token, input);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.customerUpdate;
  };

  const read = async (token: string) => {
    const { viewer } = await shop.client.data(ReadProfile, {}, token);
    if (!viewer) throw new Error('Nobody is signed in');
    return viewer;
  };

  test('change only the given fields', async () => {
    const ada = await aCustomer(shop);
    const { user } = await update(ada.token, {
      firstName: ' Augusta ',
      phone: '+49 (30) 12 34-5',
      address: '1 Analytical Way',
      profilePicture: 'https://pictures.example/ada.png',
    });
    expect(user).toEqual({
      firstName: 'Augusta',
      lastName: 'Lovelace',
      email: ada.email,
      phone: '+493012345',
      address: '1 Analytical Way',
      profilePicture: 'https://pictures.example/ada.png',
      accountType: 'OTHER',
      role: 'CUSTOMER',
    });
    expect(await read(ada.token)).toEqual(user);
  });

  test('clear optional fields with null or an empty text', async () => {
    const ada = await aCustomer(shop);
    await update(ada.token, { phone: '030987654', address: 'Somewhere' });
    const { user } = await update(ada.token, { phone: null, address: '', lastName: null, password: null });
    expect(user).toMatchObject({ phone: null, address: null, lastName: '' });
  });

  test.each([
    [{ firstName: '' }, 'REQUIRED', 'firstName'],
    [{ firstName: null }, 'INVALID_VALUE', 'firstName'],
    [{ firstName: 'x'.repeat(101) }, 'INVALID_VALUE', 'firstName'],
    [{ lastName: 'x\0' }, 'INVALID_VALUE', 'lastName'],
    [{ email: 'nobody' }, 'INVALID_VALUE', 'email'],
    [{ phone: '12' }, 'INVALID_VALUE', 'phone'],
    [{ phone: 'bob@test.example' }, 'INVALID_VALUE', 'phone'],
    [{ address: 'x'.repeat(501) }, 'INVALID_VALUE', 'address'],
    [{ profilePicture: 'http://169.254.169.254/' }, 'INVALID_VALUE', 'profilePicture'],
    [{ password: 'short', currentPassword: testPassword }, 'INVALID_VALUE', 'password'],
  ])('reject %j', async (input, code, field) => {
    const ada = await aCustomer(shop);
    const before = await read(ada.token);
    expect(await update(ada.token, input)).toEqual({
      user: null,
      userErrors: [{ code, field: ['input', field] }],
    });
    expect(await read(ada.token)).toEqual(before);
  });

  test('require the current password for a new email', async () => {
    const ada = await aCustomer(shop);
    const wrong = {
      user: null,
      userErrors: [{ code: 'PASSWORD_WRONG', field: ['input', 'currentPassword'] }],
    };
    const email = `new-${ada.email}`;
    expect(await update(ada.token, { email })).toEqual(wrong);
    expect(await update(ada.token, { email, currentPassword: 'wrong guess' })).toEqual(wrong);
    expect((await update(ada.token, { email, currentPassword: testPassword })).user?.email).toBe(email);
  });

  test.each([
    ['a customer', aCustomer],
    ['staff', anAdmin],
  ])('notify the former email of %s about the change', async (_, person) => {
    const one = await person(shop);
    const email = `other-${one.email}`;
    await update(one.token, { email, currentPassword: testPassword });
    await shop.app.jobs.run('mail');
    const text = mail.lastTo(one.email)?.text ?? '';
    expect(text).toContain('You can no longer sign in with this one');
    expect(text).not.toContain(email);
    expect(mail.lastTo(email)).toBeUndefined();
  });

  test('send no notification about an unchanged email', async () => {
    const ada = await aCustomer(shop);
    await update(ada.token, { email: ada.email, firstName: 'Augusta', currentPassword: testPassword });
    await shop.app.jobs.run('mail');
    expect(mail.lastTo(ada.email)).toBeUndefined();
  });

  test('require no password for an unchanged email', async () => {
    const ada = await aCustomer(shop);
    const { user } = await update(ada.token, { email: ada.email.toUpperCase(), firstName: 'Augusta' });
    expect(user).toMatchObject({ email: ada.email, firstName: 'Augusta' });
  });

  test('require the current password for a new one, which is then used to log in', async () => {
    const ada = await aCustomer(shop);
    const password = 'quite another horse';
    expect((await update(ada.token, { password })).userErrors).toMatchObject([{ code: 'PASSWORD_WRONG' }]);
    expect((await update(ada.token, { password, currentPassword: testPassword })).userErrors).toEqual([]);
    const { sessionCreate } = await shop.client.data(LogInWithNewPassword, {
      input: { emailOrPhone: ada.email, password },
    });
    expect(sessionCreate.session).not.toBeNull();
  });

  test('reject the email as its own password', async () => {
    const ada = await aCustomer(shop);
    const payload = await update(ada.token, { password: ada.email, currentPassword: testPassword });
    expect(payload.userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'password'] }]);
  });

  test('limit attempts to guess the password of a stolen session', async () => {
    const ada = await aCustomer(shop);
    const guess = (currentPassword: string) =>
      send(ada.token, { email: 'eve@test.example', currentPassword });
    for (let i = 0; i < 10; i += 1) await guess(`guess ${i}`);
    const { errors } = await guess(testPassword);
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('never share an email or phone number, also with simultaneous requests', async () => {
    const [ada, bob] = [await aCustomer(shop), await aCustomer(shop)];
    const taken = await update(bob.token, { email: ada.email, currentPassword: testPassword });
    expect(taken.userErrors).toEqual([{ code: 'EMAIL_TAKEN', field: ['input', 'email'] }]);
    const payloads = await Promise.all(
      [ada, bob].map((person) => update(person.token, { phone: '+49 40 404040' })),
    );
    expect(payloads.flatMap((payload) => payload.userErrors)).toEqual([
      { code: 'PHONE_TAKEN', field: ['input', 'phone'] },
    ]);
  });

  describe('of a Google account', () => {
    const aGoogleUser = async () => {
      const person = await aCustomer(shop);
      await shop.app.orm.em
        .fork()
        .execute(`update users set account_type = 'GOOGLE', password_hash = null where id = ?`, [
          person.userId,
        ]);
      return person;
    };

    test.each([
      [{ firstName: 'Eve' }, 'firstName'],
      [{ lastName: 'Else' }, 'lastName'],
      [{ email: 'eve@test.example' }, 'email'],
      [{ profilePicture: 'https://pictures.example/eve.png' }, 'profilePicture'],
      [{ password: 'quite another horse', currentPassword: testPassword }, 'password'],
    ])('keep %j locked', async (input, field) => {
      const person = await aGoogleUser();
      expect(await update(person.token, input)).toEqual({
        user: null,
        userErrors: [{ code: 'FIELD_LOCKED', field: ['input', field] }],
      });
    });

    test('accept the rest of a form whose locked fields did not change', async () => {
      const person = await aGoogleUser();
      const { firstName, lastName, email, profilePicture } = await read(person.token);
      const form = { firstName, lastName, email, profilePicture, phone: null, address: 'Here' };
      expect((await update(person.token, form)).user?.address).toBe('Here');
    });
  });

  test('can only be changed by their owner', async () => {
    const [ada, grace] = [await aCustomer(shop), await anAdmin(shop)];
    await update(grace.token, { firstName: 'Changed' });
    expect((await read(ada.token)).firstName).toBe('Ada');
    expect((await read(grace.token)).firstName).toBe('Changed');
  });
});
