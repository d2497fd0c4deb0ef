import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalMailbox } from './local-mailbox.ts';
import type { EmailMessage } from '../../src/email/email.port.ts';

let directory: string;
let mailbox: LocalMailbox;
let now: number;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'mailbox-test-'));
  now = Date.parse('2026-11-20T09:30:00Z');
  mailbox = new LocalMailbox(join(directory, 'mailbox'), () => new Date((now += 1000)));
});
afterEach(() => rmSync(directory, { recursive: true }));

const anEmail = (number: number): EmailMessage => ({
  from: { name: 'Shop', address: 'shop@test.example' },
  to: 'ada@test.example',
  replyTo: null,
  subject: `Mail ${number}`,
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: `<${number}@test.example>`,
});

test('keeps emails, newest first, also for the next process', async () => {
  expect(await mailbox.list()).toEqual([]);
  await mailbox.send(anEmail(1));
  await mailbox.send(anEmail(2));
  const mails = await new LocalMailbox(join(directory, 'mailbox'), () => new Date()).list();
  expect(mails).toMatchObject([{ subject: 'Mail 2' }, { subject: 'Mail 1', to: 'ada@test.example' }]);
  expect(await mailbox.find(mails[0]?.id ?? '')).toEqual(mails[0]);
});

test('an email that is sent again replaces itself', async () => {
  await mailbox.send(anEmail(1));
  await mailbox.send(anEmail(1));
  expect(await mailbox.list()).toHaveLength(1);
});

test('keeps the last 200 emails', async () => {
  for (let number = 1; number <= 203; number += 1) await mailbox.send(anEmail(number));
  const mails = await mailbox.list();
  expect(mails).toHaveLength(200);
  expect(mails.at(-1)?.subject).toBe('Mail 4');
});

test.each(['', '../../gateways/session-secret', `${'1'.repeat(15)}-${'f'.repeat(32)}`])(
  'has no email %j',
  async (id) => {
    await mailbox.send(anEmail(1));
    expect(await mailbox.find(id)).toBeNull();
  },
);
