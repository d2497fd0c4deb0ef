import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  PreviewEmail,
  ReadEmailTexts,
  ReadStandardTexts,
  RequestNewPassword,
  SaveEmailTexts,
  SendTestEmail,
} from '../../test/documents.generated.ts';
import { FakeEmail } from '../../test/gateways/fake-email.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';

const mail = new FakeEmail();
const shop = describeShop({}, { mail });
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
});

const preview = async (template: string, text: string | null = null) =>
  (await shop.client.data(PreviewEmail, { template, text }, owner.token)).payload;

const save = async (...emails: { template: string; text: string }[]) =>
  (await shop.client.data(SaveEmailTexts, { input: { emails } }, owner.token)).payload;

const own = '{name}: {shop}';

describe('every email', () => {
  test.each([
    ['ORDER_PLACED', 'Thank you for your order: order 1001', 'are getting it ready'],
    ['ORDER_AWAITING_PAYMENT', 'Thank you for your order: order 1001', 'as soon as your payment'],
    ['ORDER_PAYMENT_LINK', 'Please pay for your order: order 1001', 'Please pay by card by'],
    ['ORDER_PAID', 'We’ve received your payment: order 1001', 'received the payment'],
    ['ORDER_SENT', 'Your order is on its way: order 1001', 'shipped your order'],
    ['ORDER_PART_SENT', 'Part of your order is on its way: order 1001', 'shipped part of your order'],
    ['ORDER_DELIVERED', 'Your order was delivered: order 1001', 'hope you like it'],
    ['ORDER_CANCELLED', 'Your order was cancelled: order 1001', 'nothing more will be shipped'],
    ['ORDER_REOPENED', 'We’re preparing your order: order 1001', 'reopened your order'],
    ['ORDER_RETURNED', 'We’ve received your return: order 1001', 'items you sent back'],
    ['ORDER_REFUNDED', 'Your refund is on its way: order 1001', 'refunded $49.00'],
    ['RETURN_REQUESTED', 'We’ve received your return request: order 1001', 'review your request'],
    ['RETURN_APPROVED', 'Your return is approved: order 1001', 'Please print the label'],
    ['RETURN_DECLINED', 'We can’t accept your return: order 1001', 'accept this return'],
    [
      'RETURN_RECEIVED',
      'We’ve received your returned items: order 1001',
      'The items you sent back have arrived',
    ],
    ['PASSWORD_RESET', 'Choose a new password for My shop', 'a request for a new password'],
    ['CART_REMINDER', 'Your cart at My shop is waiting for you', 'left something in your cart'],
  ])('%s begins in the shop’s words, or in those of the merchant', async (template, subject, words) => {
    const standard = await preview(template);
    expect(standard).toMatchObject({ preview: { subject }, userErrors: [] });
    for (const body of [standard.preview?.text, standard.preview?.html]) {
      expect(body).toContain('Hello Ada,');
      expect(body).toContain(words);
      expect(body).not.toMatch(/[{}]/);
    }
    const written = await preview(template, own);
    expect(written.preview?.subject).toBe(subject);
    for (const body of [written.preview?.text, written.preview?.html]) {
      expect(body).toContain('Ada: My shop');
      expect(body).not.toContain(words);
    }
  });

  test('of an order fills in its number and total, and markup is text', async () => {
    const { preview: filled } = await preview('ORDER_REFUNDED', '<b>{order}</b> {total}\n{amount}, }{');
    expect(filled?.text).toContain('<b>1001</b> $98.00\n$49.00, }{');
    expect(filled?.html).toContain('&lt;b&gt;1001&lt;/b&gt; $98.00<br />');
  });
});

test('staff are told what each email says by itself, and what it can fill in', async () => {
  const { settings } = await shop.client.data(ReadStandardTexts, {}, owner.token);
  expect(settings.emails.emails).toContainEqual({
    template: 'ORDER_REFUNDED',
    standardText: 'Hello {name},\n\nWe’ve refunded {amount}. It may take a few days to arrive.',
    placeholders: ['name', 'order', 'total', 'shop', 'amount'],
  });
});

describe('emails in a list', () => {
  const read = async () => (await shop.client.data(ReadEmailTexts, {}, owner.token)).settings.emails.emails;

  test('have names of their own, come in the order in which a customer may get them, and can be shown', async () => {
    const emails = await read();
    const names = emails.map(({ template }) => template);
    expect(new Set(names).size).toBe(names.length);
    expect([names[0], names.at(-1)]).toEqual(['ORDER_PLACED', 'CART_REMINDER']);
    expect(emails).toContainEqual({
      template: 'ORDER_PART_SENT',
      label: 'Order partially shipped',
      text: null,
      standardText: 'Hello {name},\n\nWe’ve shipped part of your order. The rest will follow.',
      placeholders: ['name', 'order', 'total', 'shop'],
    });
    for (const name of names) {
      const { preview: shown } = await preview(name, 'Words of {shop}.');
      expect(shown?.text, name).toContain('Words of My shop.');
      expect((await preview(name)).preview?.text, name).not.toMatch(/[{}]/);
    }
  });

  test('are written by their names; those left out stay', async () => {
    const { settings } = await save({ template: 'ORDER_PLACED', text: 'Hi {name}.' });
    expect(settings?.emails).toContainEqual({ template: 'ORDER_PLACED', text: 'Hi {name}.' });
    expect(settings?.emails).toContainEqual({ template: 'PASSWORD_RESET', text: null });
    await save({ template: 'ORDER_SENT', text: 'Off it goes.' });
    const texts = async () =>
      Object.fromEntries((await read()).map(({ template, text }) => [template, text] as const));
    expect(await texts()).toMatchObject({ ORDER_PLACED: 'Hi {name}.', ORDER_SENT: 'Off it goes.' });
    await save(...['ORDER_PLACED', 'ORDER_SENT'].map((template) => ({ template, text: '' })));
    expect(await texts()).toMatchObject({ ORDER_PLACED: null, ORDER_SENT: null });
  });

  test.each([
    ['ORDER_SENT', '{nmae}', 'text'],
    ['NO_SUCH_EMAIL', 'Hello', 'template'],
  ])('%s with %j is rejected where it stands', async (template, text, field) => {
    const fine = { template: 'ORDER_PLACED', text: 'Hi {name}.' };
    expect(await save(fine, { template, text })).toEqual({
      settings: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'emails', '1', field] }],
    });
  });

  test('that do not exist can not be shown', async () => {
    expect(await preview('NO_SUCH_EMAIL')).toMatchObject({
      preview: null,
      userErrors: [
        { code: 'INVALID_VALUE', message: 'There is no email with this name.', field: ['template'] },
      ],
    });
  });
});

describe('a text', () => {
  test.each([
    [
      'ORDER_PLACED',
      'Hello {nmae}',
      'This email can’t fill in {nmae}. It can use {name}, {order}, {total}, {shop}.',
    ],
    ['PASSWORD_RESET', 'Order {order}', 'This email can’t fill in {order}. It can use {name}, {shop}.'],
    ['ORDER_PAID', 'x'.repeat(2001), 'The text of an email must be at most 2000 characters long'],
  ])('of %s is rejected where it says %j', async (template, text, message) => {
    expect(await save({ template, text })).toEqual({
      settings: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'emails', '0', 'text'] }],
    });
    const { userErrors } = await preview(template, text);
    expect(userErrors).toMatchObject([{ message, field: ['text'] }]);
  });

  test('that is saved is what customers get, until it is emptied', async () => {
    const resetEmail = async () => {
      await shop.client.data(RequestNewPassword, { email: owner.email });
      await shop.app.jobs.run('mail');
      return mail.lastTo(owner.email)?.text;
    };
    const template = 'PASSWORD_RESET';
    const entries = await recordedDuring(shop, owner, () => save({ template, text: 'Dear {name}: {shop}.' }));
    expect(entries.map(lineOf)).toEqual([
      'CHANGED SETTINGS emails: passwordReset null > "Dear {name}: {shop}."',
    ]);
    expect(await resetEmail()).toContain('Dear Grace: My shop.');
    const { settings } = await save({ template, text: ' ' });
    expect(settings?.emails).toContainEqual({ template, text: null });
    expect(await resetEmail()).toContain('Hello Grace,');
  });
});

describe('a test email', () => {
  const send = async (template: string, text: string | null) => {
    const { data, errors } = await shop.client.graphql(SendTestEmail, { template, text }, owner.token);
    return errors.length > 0 ? errors : data?.settingsTestEmailSend;
  };
  afterEach(() => {
    mail.failure = null;
  });

  test('goes to whoever asks for it, at once, says that it is one, and what the mail server said', async () => {
    expect(await send('ORDER_SENT', 'Off it goes, {name}.')).toEqual({
      recipient: owner.email,
      outcome: 'SENT',
      response: '250 taken',
      userErrors: [],
    });
    expect(mail.lastTo(owner.email)).toMatchObject({
      subject: 'Test: Your order is on its way: order 1001',
    });
    expect(mail.lastTo(owner.email)?.text).toContain('Off it goes, Ada.');
    expect(await send('ORDER_SENT', '{nobody}')).toMatchObject({ userErrors: [{ code: 'INVALID_VALUE' }] });
  });

  test('that the mail server does not take says why, and is not tried again', async () => {
    mail.failure = new Error('535 Authentication failed');
    expect(await send('ORDER_PAID', null)).toEqual({
      recipient: null,
      outcome: 'FAILED',
      response: '535 Authentication failed',
      userErrors: [],
    });
    mail.failure = null;
    const before = mail.sent.length;
    await shop.app.jobs.run('mail');
    expect(mail.sent).toHaveLength(before);
  });

  test('is not for ever', async () => {
    for (let sent = 2; sent < 10; sent += 1) await send('ORDER_PAID', null);
    expect(await send('ORDER_PAID', null)).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});
