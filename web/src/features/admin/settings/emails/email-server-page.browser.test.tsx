import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { openPage } from '../../../../test/open-page.tsx';

const PATH = '/admin/settings/emailServer';
const emailServer = {
  version: '1',
  locks: [],
  smtpHost: null,
  smtpPort: 587,
  smtpEncryption: 'STARTTLS',
  smtpUser: null,
  hasSmtpPassword: false,
  emailFrom: null,
} as const;
const host = page.getByRole('textbox', { name: /^Server/ });
const password = page.getByRole('textbox', { name: /^Password/ });

test('a server that fails is not saved and answers on screen; its password is in no draft', async () => {
  const problem = {
    code: 'EMAIL_SERVER_FAILED' as const,
    message: 'The test email failed: 535 wrong password',
    field: ['input'],
  };
  const inputs: object[] = [];
  await openPage(
    PATH,
    {
      settings: { emailServer },
      settingsEmailServerUpdate: ({ input }: { input: { smtpPassword: string } }) => {
        inputs.push(input);
        return input.smtpPassword === 'correct horse'
          ? { settings: { ...emailServer, version: '2', smtpHost: 'smtp.example.com' }, userErrors: [] }
          : { settings: null, userErrors: [problem] };
      },
    },
    'owner',
  );
  await page.getByRole('textbox', { name: /^Sender/ }).fill('tea@shop.example');
  await host.fill('smtp.example.com');
  await page.getByRole('textbox', { name: /^User/ }).fill('shop');
  await password.fill('wrong horse');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Not saved: The test email failed: 535 wrong password');
  await expectAccessible();
  const stored = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
  expect(stored).toContain('smtp.example.com');
  expect(stored).not.toContain('wrong horse');
  await password.fill('correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(inputs.at(-1)).toEqual({
    emailFrom: 'tea@shop.example',
    smtpHost: 'smtp.example.com',
    smtpUser: 'shop',
    smtpPassword: 'correct horse',
  });
});

test('variables that set it are named, and there is no password to enter', async () => {
  const locks = [
    { field: 'smtpHost', variable: 'SMTP_URL' },
    { field: 'smtpPort', variable: 'SMTP_URL' },
    { field: 'smtpUser', variable: 'SMTP_URL' },
    { field: 'emailFrom', variable: 'MAIL_FROM' },
  ] as const;
  await openPage(
    PATH,
    { settings: { emailServer: { ...emailServer, locks, smtpHost: 'mail.example' } } },
    'owner',
  );
  await expect.element(host).toHaveAttribute('readonly');
  await expect.element(page.getByText(/environment variable SMTP_URL/).first()).toBeVisible();
  await expect.element(page.getByText(/environment variable MAIL_FROM/)).toBeVisible();
  await expect.element(password).not.toBeInTheDocument();
});
