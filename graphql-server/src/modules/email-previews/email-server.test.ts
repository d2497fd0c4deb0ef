import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingsOf } from '../../config/environment-settings.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  type EmailServerSettingsInput,
  ReadEmailServer,
  ReadSendsEmail,
  RequestNewPassword,
  UpdateEmailServer,
} from '../../test/documents.generated.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';

const PASSWORD = 'correct horse';
const server = {
  smtpHost: 'smtp.example.com',
  smtpPort: 465,
  smtpEncryption: 'TLS',
  smtpUser: 'shop',
  smtpPassword: PASSWORD,
  emailFrom: 'tea@shop.example',
} as const;

describe('a mail server', () => {
  const mail = new FakeEmail();
  const shop = describeShop({}, { mail });
  let owner: Person;

  const update = (input: EmailServerSettingsInput, expectedVersion?: string) =>
    shop.client.payload(UpdateEmailServer, { input, expectedVersion }, owner.token);
  const read = async () => (await shop.client.data(ReadEmailServer, {}, owner.token)).settings.emailServer;

  beforeAll(async () => {
    owner = await anAdmin(shop);
  });
  beforeEach(async () => {
    await update({ smtpHost: null, smtpUser: null, smtpPort: 587, smtpEncryption: 'STARTTLS' });
  });
  afterEach(() => {
    mail.failure = null;
  });

  test('is saved once it has taken a test email to who enters it', async () => {
    const { settings, userErrors } = await update(server);
    expect(userErrors).toEqual([]);
    const { smtpHost, smtpPort, smtpEncryption, smtpUser, emailFrom } = server;
    const shown = { smtpHost, smtpPort, smtpEncryption, smtpUser, emailFrom };
    expect(settings).toEqual({
      version: expect.any(String) as string,
      ...shown,
      hasSmtpPassword: true,
      locks: [],
    });
    expect(mail.lastTo(owner.email)).toMatchObject({
      from: { address: 'tea@shop.example' },
      subject: 'Your mail server works',
    });
    await shop.client.data(RequestNewPassword, { email: owner.email });
    await shop.app.jobs.run('mail');
    expect(mail.lastTo(owner.email)?.from.address).toBe('tea@shop.example');
  });

  test('that takes no email is not saved, and its own answer is shown', async () => {
    mail.failure = new Error('535 5.7.8 wrong password');
    const { settings, userErrors } = await update(server);
    expect(settings).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'EMAIL_SERVER_FAILED', message: expect.stringContaining('535 5.7.8 wrong password') as string },
    ]);
    expect(await read()).toMatchObject({ smtpHost: null, hasSmtpPassword: false });
  });

  test('has a password that nobody can read: not in the database, the audit log or what is read', async () => {
    const entries = await recordedDuring(shop, owner, () => update(server));
    expect(entries.map(lineOf).join()).toContain('smtpPassword');
    const db = shop.app.orm.em.fork();
    const [stored] = await db.execute<{ sealed: string }[]>(
      `select content->>'smtpPassword' as sealed from settings where section = 'emailServer'`,
    );
    expect(stored?.sealed).toMatch(/^[\w-]{40,}$/);
    const audited = JSON.stringify(await db.execute('select changes::text from audit_entries'));
    expect(audited).toContain('smtp.example.com');
    expect(audited).not.toContain(stored?.sealed);
    expect(audited).not.toContain(PASSWORD);
  });

  test('keeps its password only while it stays where it is', async () => {
    await update(server);
    const { settings } = await update({ emailFrom: 'green@shop.example' });
    expect(settings).toMatchObject({ emailFrom: 'green@shop.example', hasSmtpPassword: true });
    const sealed = mail.opened?.smtpPassword;
    await update({ emailFrom: 'black@shop.example' });
    expect(mail.opened?.smtpPassword).toBe(sealed);
    mail.opened = null;
    for (const input of [
      { smtpHost: 'smtp.evil.example' },
      { smtpPort: 2525 },
      { smtpEncryption: 'STARTTLS' } as const,
    ]) {
      expect((await update(input)).userErrors).toMatchObject([
        { code: 'REQUIRED', field: ['input', 'smtpPassword'] },
      ]);
    }
    expect(mail.opened).toBeNull();
    expect((await update({ smtpHost: null })).settings).toMatchObject({ hasSmtpPassword: false });
  });

  test.each<[EmailServerSettingsInput, string]>([
    [{ ...server, smtpHost: '127.0.0.1' }, 'smtpHost'],
    [{ ...server, smtpHost: '2130706433' }, 'smtpHost'],
    [{ ...server, smtpHost: '::1' }, 'smtpHost'],
    [{ ...server, smtpHost: 'smtp.example.com:25' }, 'smtpHost'],
    [{ ...server, smtpHost: 'me@smtp.example.com/' }, 'smtpHost'],
    [{ ...server, smtpPort: 6379 }, 'smtpPort'],
    [{ ...server, smtpUser: 'shop\r\nRSET' }, 'smtpUser'],
    [{ ...server, smtpPassword: '' }, 'smtpPassword'],
    [{ ...server, emailFrom: 'tea' }, 'emailFrom'],
    [{ ...server, emailFrom: null }, 'emailFrom'],
    [{ ...server, smtpEncryption: 'NONE' }, 'smtpEncryption'],
  ])('%j is refused at %s, and nothing is sent', async (input, field) => {
    mail.opened = null;
    const { settings, userErrors } = await update({ emailFrom: null, ...input });
    expect(settings).toBeNull();
    expect(userErrors).toMatchObject([{ field: ['input', field] }]);
    expect(mail.opened).toBeNull();
  });

  test('that somebody else has changed is not overwritten', async () => {
    const { version } = await read();
    await update(server);
    expect((await update({ emailFrom: 'a@shop.example' }, version)).userErrors).toMatchObject([
      { code: 'VERSION_CHANGED' },
    ]);
  });

  test('can be tried ten times in an hour', async () => {
    const codes: unknown[] = [];
    for (let attempt = 0; attempt <= 10; attempt += 1) {
      const { errors } = await shop.client.graphql(UpdateEmailServer, { input: server }, owner.token);
      codes.push(errors[0]?.extensions.code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a shop without one', () => {
  const shop = describeShop();

  test('connects to no private IP', async () => {
    const owner = await anAdmin(shop);
    const input = { ...server, smtpHost: 'localhost' };
    const { userErrors } = await shop.client.payload(UpdateEmailServer, { input }, owner.token);
    expect(userErrors).toMatchObject([
      { code: 'EMAIL_SERVER_FAILED', message: 'The server must not be in a private network.' },
    ]);
    expect(await shop.client.data(ReadSendsEmail, {})).toEqual({ shop: { sendsEmail: false } });
  });
});

describe('SMTP_URL', () => {
  const SMTP_URL = 'smtps://shop%40x:secret@mail.example';
  const shop = describeShop({
    smtpUrl: SMTP_URL,
    settings: settingsOf({ SMTP_URL, MAIL_FROM: 'set@shop.example' }),
  });

  test('locks it, and its password is not shown either', async () => {
    const owner = await anAdmin(shop);
    const { settings } = await shop.client.data(ReadEmailServer, {}, owner.token);
    const { locks, ...shown } = settings.emailServer;
    expect(shown).toEqual({
      version: '0',
      smtpHost: 'mail.example',
      smtpPort: 465,
      smtpEncryption: 'TLS',
      smtpUser: 'shop@x',
      hasSmtpPassword: true,
      emailFrom: 'set@shop.example',
    });
    expect(locks).toContainEqual({ field: 'smtpPassword', variable: 'SMTP_URL' });
    expect(locks).toContainEqual({ field: 'emailFrom', variable: 'MAIL_FROM' });
    const { userErrors } = await shop.client.payload(UpdateEmailServer, { input: server }, owner.token);
    expect(userErrors).toMatchObject([{ code: 'FIELD_LOCKED' }]);
  });
});
