import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../test/expect-accessible.ts';
import { openPage } from '../test/open-page.tsx';
import { resizePage } from '../test/resize-page.ts';

const role = {
  id: 'ORDER_CLERK',
  name: 'Order clerk',
  permissions: ['ORDERS_READ'],
  isBuiltIn: true,
} as const;
const invitation = { id: 'i1', email: 'kim@example.com', role };
const URL = 'https://shop.example/staffInvitation?token=abc';
const without = { shop: { name: 'Tide', currencyCode: 'USD', timeZone: 'UTC', sendsEmail: false } };
const banner = page.getByText('No mail server is set up', { exact: true });
const emails = {
  version: '1',
  emails: [{ template: 'ORDER_PLACED', standardText: 'Dear {name},', placeholders: ['name'] }],
} as const;

test('staff invite someone by a link to copy', async () => {
  await openPage(
    '/admin/staff',
    { ...without, staffRoles: [role], staffInvite: { invitation, url: URL } },
    'owner',
  );
  await expect.element(banner).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Set up the mail server' }))
    .toHaveAttribute('href', '/admin/settings/emailServer');
  await page.getByRole('textbox', { name: 'Email' }).fill('kim@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const made = page.getByRole('region', { name: 'Invitation created' });
  await expect.element(made).toMatchTextContent('the email to kim@example.com is queued');
  await expect.element(made.getByRole('textbox', { name: 'Link' })).toHaveValue(URL);
  await expectAccessible();
  for (const width of [1280, 360]) {
    await resizePage(width);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test.each([
  [{ outcome: 'NOT_CONFIGURED' }, /Nothing was sent.*No mail server is set up/],
  [{ outcome: 'FAILED', response: '535 wrong password' }, /rejected the email.*535 wrong password/],
  [{ outcome: 'SENT', recipient: 'me@example.com', response: '250 queued' }, /me@example\.com.*250 queued/],
] as const)('a test email says what came of it: %j', async (settingsTestEmailSend, said) => {
  await openPage(
    '/admin/settings/emails',
    {
      ...without,
      settings: { emails },
      emailPreview: { preview: { subject: 'Thank you' } },
      settingsTestEmailSend,
    },
    'owner',
  );
  await expect.element(banner).toBeVisible();
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  const toast = page.getByRole(settingsTestEmailSend.outcome === 'SENT' ? 'dialog' : 'alertdialog');
  await expect.element(toast).toMatchTextContent(said);
});

test('shoppers get no message about an email that is not sent', async () => {
  await openPage('/forgotPassword', { ...without, newsletterRequest: { accepted: true } });
  await expect.element(page.getByRole('button', { name: 'Send link' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/we can’t send emails at the moment/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Subscribe to the newsletter' }).click();
  await expect
    .element(page.getByText(/We can’t send emails at the moment\. Your request is saved/))
    .toBeVisible();
  await expect.element(page.getByText(/we’ve sent/)).not.toBeInTheDocument();
});

test('a shop that sends its emails says nothing about a mail server', async () => {
  await openPage('/admin/staff', { staffRoles: [role], staffInvite: { invitation, url: URL } }, 'owner');
  await page.getByRole('textbox', { name: 'Email' }).fill('kim@example.com');
  await expect.element(banner).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Invitation created' }))
    .toMatchTextContent('kim@example.com gets it by email');
});
