import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { type EmailMessage, EmailRejectedError } from '../../email/email.port.ts';
import { guardedLookup } from '../outgoing/guarded-http.ts';
import { SmtpEmailGateway } from './smtp-email.gateway.ts';
import { SmtpServers } from './smtp-servers.ts';

const message: EmailMessage = {
  from: { name: 'Exclusive, "the" shop', address: 'shop@test.example' },
  to: 'ada@test.example',
  replyTo: { name: 'Bob', address: 'bob@test.example' },
  subject: 'Grüße: Bcc: everybody@test.example',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@test.example>',
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A minimal SMTP server. `replies` overrides its replies to commands. */
async function startSmtp(replies: Record<string, string> = {}) {
  const data: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 test');
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.on('line', (line) => {
      if (isData && line !== '.') return data.push(line);
      const command = isData ? 'END' : (line.split(/[ :]/, 1)[0] ?? '').toUpperCase();
      isData = command === 'DATA' && !replies['DATA'];
      const responses: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', ...replies };
      return say(responses[command] ?? '250 ok');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { gateway: new SmtpEmailGateway(`smtp://127.0.0.1:${port}`), data, port };
}

test('an email arrives with its Message-ID, in both forms, and its texts add no headers', async () => {
  const { gateway, data } = await startSmtp();
  const response = await gateway.send({ ...message, subject: 'Hello\r\nBcc: everybody@test.example' });
  expect(response).toBe('250 ok');
  expect(data).toContain('Message-ID: <1@test.example>');
  expect(data).toContain('To: ada@test.example');
  expect(data).toContain('Reply-To: Bob <bob@test.example>');
  expect(data.filter((line) => line.startsWith('Content-Type: text/'))).toHaveLength(2);
  expect(data.filter((line) => /^bcc:/i.test(line))).toEqual([]);
});

test('an attachment arrives with its name and all its bytes', async () => {
  const { gateway, data } = await startSmtp();
  const content = Uint8Array.from({ length: 3 }, (_, index) => index + 253);
  await gateway.send({
    ...message,
    attachments: [{ name: 'INV-0001.pdf', type: 'application/pdf', content }],
  });
  expect(data).toContain('Content-Disposition: attachment; filename=INV-0001.pdf');
  // The bytes 253, 254 and 255.
  expect(data).toContain('/f7/');
});

test('an email with an unsubscribe link has a one-click header, and others do not', async () => {
  const url = `https://shop.example/newsletter/unsubscribe?token=${'x'.repeat(80)}`;
  const { gateway, data } = await startSmtp();
  await gateway.send({ ...message, unsubscribeUrl: url });
  const headers = data.join('\n').replaceAll(/\n\s+/g, ' ');
  expect(headers).toContain(`List-Unsubscribe: <${url}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  data.length = 0;
  await gateway.send(message);
  expect(data.join('\n')).not.toContain('List-Unsubscribe');
});

test.each([
  ['an unknown recipient', { RCPT: '550 5.1.1 no such user' }],
  ['a message that it does not like', { END: '554 5.7.1 spam' }],
])('%s is rejected permanently', async (_name, replies) => {
  const { gateway } = await startSmtp(replies);
  await expect(gateway.send(message)).rejects.toBeInstanceOf(EmailRejectedError);
});

test.each([
  ['greylisting', { RCPT: '450 4.2.0 later' }],
  ['a full disk', { END: '452 4.3.1 later' }],
])('%s is not permanent: retrying may help', async (_name, replies) => {
  const { gateway } = await startSmtp(replies);
  await expect(gateway.send(message)).rejects.toThrow(/later/);
  await expect(gateway.send(message)).rejects.not.toBeInstanceOf(EmailRejectedError);
});

test('nor is an unreachable server', async () => {
  const { gateway } = await startSmtp();
  await new Promise((resolve) => server?.close(resolve));
  await expect(gateway.send(message)).rejects.toMatchObject({ name: 'Error' });
});

describe('a server that staff entered', () => {
  const entered = {
    smtpHost: 'localhost',
    smtpPort: 25,
    smtpEncryption: 'NONE' as const,
    smtpUser: null,
    smtpPassword: null,
    emailFrom: 'shop@test.example',
  };
  const unseal = (sealed: string) => `unsealed ${sealed}`;
  const open = (settings: object, mayReach = true) =>
    new SmtpServers({
      settings: () => entered,
      unseal,
      lookup: guardedLookup(() => mayReach),
      otherwise: null,
    }).open({ ...entered, ...settings });

  test('receives emails, and the password that was sealed for it', async () => {
    const { port, data } = await startSmtp({ EHLO: '250 AUTH PLAIN', AUTH: '535 5.7.8 wrong password' });
    await open({ smtpPort: port }).send(message);
    expect(data).toContain('Message-ID: <1@test.example>');
    const withUser = open({ smtpPort: port, smtpUser: 'shop', smtpPassword: 'abc' });
    await expect(withUser.send(message)).rejects.toThrow('535 5.7.8 wrong password');
  });

  test('gets nothing over a plain connection that should be encrypted', async () => {
    const { port, data } = await startSmtp();
    for (const smtpEncryption of ['STARTTLS', 'TLS']) {
      await expect(open({ smtpPort: port, smtpEncryption }).send(message, 1000)).rejects.toThrow();
    }
    expect(data).toEqual([]);
  });

  test('is not connected to at an IP that must not be reached', async () => {
    const { port, data } = await startSmtp();
    await expect(open({ smtpPort: port }, false).send(message)).rejects.toThrow('PRIVATE_ADDRESS');
    expect(data).toEqual([]);
  });

  test('is in force as soon as the settings change', async () => {
    const { port, data, gateway } = await startSmtp();
    let settings: Parameters<SmtpServers['open']>[0] = { ...entered, smtpHost: null };
    const servers = new SmtpServers({
      settings: () => settings,
      unseal,
      lookup: guardedLookup(() => true),
      otherwise: gateway,
    });
    expect(servers.current()).toBe(gateway);
    settings = { ...entered, smtpPort: port };
    const current = servers.current();
    expect(current).not.toBe(gateway);
    expect(servers.current()).toBe(current);
    await current?.send(message);
    expect(data).toContain('Message-ID: <1@test.example>');
  });
});
