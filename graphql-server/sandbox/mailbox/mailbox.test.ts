import { expect, test } from 'vitest';
import { startTestApp } from '../../src/test/start-test-app.ts';

test('a trial installation shows its emails, and quoted content is harmless', async () => {
  const shop = await startTestApp({ isDemo: true });
  try {
    const page = (path: string) => shop.client.rest<string>(path);
    expect((await page('/dev/mailbox')).body).toContain('No mail yet.');

    const hostile = '<script>alert(1)</script>';
    const message = { name: 'Eve', email: 'eve@test.example', phone: '1', message: hostile };
    await shop.client.rest('/api/contact', { method: 'POST', body: message });
    await shop.app.jobs.run('mail');

    const list = await page('/dev/mailbox');
    expect(list.body).toContain('Trial installation.');
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    const path = /\/dev\/mailbox\/[0-9a-f-]{48}/.exec(list.body)?.[0] ?? '';
    const [mail, html] = [await page(path), await page(`${path}/html`)];
    expect(html.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
    expect(mail.body).toContain('sandbox="allow-popups');
    for (const { status, body } of [mail, html]) {
      expect(status).toBe(200);
      expect(body).toContain('&lt;script&gt;');
      expect(body).not.toContain('<script');
    }
    expect((await page('/dev/mailbox/unknown')).status).toBe(404);
  } finally {
    await shop.stop();
  }
});

test.each([
  ['a real shop', { isDemo: false }],
  ['a trial installation with a mail server', { isDemo: true, smtpUrl: 'smtp://127.0.0.1:1' }],
])('%s does not exist', async (_name, config) => {
  const shop = await startTestApp(config);
  try {
    expect((await shop.client.rest('/dev/mailbox')).status).toBe(404);
  } finally {
    await shop.stop();
  }
});
