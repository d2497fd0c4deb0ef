import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationsettingsEmailsUpdateArgs,
  MutationsettingsPaymentsUpdateArgs,
  MutationsettingsReviewsUpdateArgs,
  QuerylegalTextPreviewArgs,
  QueryemailPreviewArgs,
  Settings,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const save = page.getByRole('button', { name: 'Save changes' });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function openSection(section: string, settings: Part<Settings>, answers: Answers = {}) {
  const api = await openPage(`/admin/settings/${section}`, { settings, ...answers }, 'owner');
  await expect.element(save).toBeVisible();
  return api;
}

async function expectSaved(): Promise<void> {
  await expect.element(page.getByText('Settings saved').first()).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
}

test('fields set by the environment are locked and say so; a shop needs a name', async () => {
  const general = { name: 'Exclusive', timeZone: 'Europe/Berlin', version: '1' };
  const locks = [{ field: 'timeZone', variable: 'TIME_ZONE' }];
  const api = await openSection('general', { general: { ...general, locks } });
  const timeZone = page.getByRole('combobox', { name: /^Time zone/ });
  await expect.element(timeZone).toHaveValue('Europe/Berlin');
  await expect.element(timeZone).toHaveAttribute('readonly');
  await expect.element(timeZone).toHaveAccessibleDescription(/TIME_ZONE/);
  await field('Name').fill('');
  await save.click();
  await expect.element(field('Name')).toHaveAccessibleDescription(/Please enter the shop’s name/);
  await expectAccessible();
  expect(api.operations).not.toContain('UpdateGeneralSettings');
});

test('the banner links to a page of the shop or to a secure address', async () => {
  const offer = { offerName: 'Sale', offerEndsAt: '2026-12-24T12:00:00.000Z', bannerLinkUrl: '/shop' };
  await openSection(
    'storefront',
    { general: { timeZone: 'UTC' }, storefront: { version: '1', ...offer } },
    { settingsStorefrontUpdate: { settings: { version: '2' } } },
  );
  const link = field('Link');
  await link.fill('javascript:alert(1)');
  await save.click();
  await expect.element(link).toHaveAccessibleDescription(/Please enter a page of the shop/);
  await expectAccessible();
  await link.fill('/collections');
  await save.click();
  await expectSaved();
});

test('server errors about the bank account are shown beside its fields', async () => {
  const bankAccount = { holder: 'Kiosk', iban: 'DE02 1203 0000 0000 2020 51' };
  const payments = { version: '1', bankAccount, cashOnDelivery: { isOffered: true } };
  const path = ['input', 'bankAccount', 'iban'];
  const refused = { code: 'INVALID_VALUE', message: 'This is not an IBAN.', field: path } as const;
  const api = await openSection(
    'payments',
    { payments },
    { settingsPaymentsUpdate: { userErrors: [refused] } },
  );
  await field('IBAN').fill('DE02 1203 0000 0000 2020 15');
  await save.click();
  await expect.element(field('IBAN')).toHaveAccessibleDescription(/This is not an IBAN/);
  await expectAccessible();
  let sent: string | undefined;
  api.answer({
    settingsPaymentsUpdate: ({ input }: MutationsettingsPaymentsUpdateArgs) => {
      sent = input.bankAccount?.iban;
      return { settings: payments };
    },
  });
  await field('IBAN').fill(bankAccount.iban);
  await field('Account holder').fill('Kiosk GmbH');
  await save.click();
  await expectSaved();
  expect(sent).toBe(bankAccount.iban);
});

test('payment methods are switched on and limited, and one must stay on', async () => {
  const offered = { isOffered: true, maxAmount: null };
  const payments = {
    version: '1',
    bankAccount: null,
    card: offered,
    bankTransfer: offered,
    cashOnDelivery: offered,
    unconfirmedMaxUnits: 10,
    unconfirmedMaxOpenAmount: 150_000,
    unconfirmedCashDays: 7,
  };
  const sent: unknown[] = [];
  await openSection(
    'payments',
    { payments },
    {
      settingsPaymentsUpdate: ({ input }: MutationsettingsPaymentsUpdateArgs) => {
        sent.push(input);
        return { settings: payments };
      },
    },
  );
  const checkbox = (name: RegExp) => page.getByRole('checkbox', { name });
  // Without a bank account there is nothing to offer.
  await expect.element(checkbox(/^Offer bank transfer/)).not.toBeInTheDocument();
  await expect.element(field('Open orders up to, in USD')).toHaveValue('1500.00');
  await checkbox(/^Offer payment by card/).click();
  await checkbox(/^Offer cash on delivery/).click();
  await save.click();
  await expect
    .element(checkbox(/^Offer cash on delivery/))
    .toHaveAccessibleDescription(/Customers need a way to pay/);
  await expectAccessible();
  await checkbox(/^Offer cash on delivery/).click();
  await field('Highest total in cash, in USD').fill('250');
  await field('Units of one product').fill('0');
  await field('Days until a cash order').fill('');
  await save.click();
  await expect.element(field('Units of one product')).toHaveAccessibleDescription(/Please enter 1 to 9999/);
  await field('Units of one product').fill('3');
  await save.click();
  await expectSaved();
  expect(sent).toEqual([
    {
      card: { isOffered: false, maxAmount: null },
      cashOnDelivery: { isOffered: true, maxAmount: 25_000 },
      unconfirmedMaxUnits: 3,
      unconfirmedCashDays: null,
    },
  ]);
});

test('a legal page is previewed as shoppers will read it', async () => {
  const legal = { version: '1', terms: 'Terms', privacy: 'Privacy', returns: 'Returns' };
  await openSection(
    'legal',
    { legal },
    { legalTextPreview: ({ text }: QuerylegalTextPreviewArgs) => ({ html: `<h3>${text}</h3>` }) },
  );
  await field('Text').last().fill('How long');
  const preview = page.getByRole('region', { name: 'Preview: Returns policy' });
  await expect.element(preview.getByRole('heading', { level: 3, name: 'How long' })).toBeVisible();
  await field('Text').nth(1).fill('');
  await expect
    .element(page.getByRole('region', { name: 'Preview: Privacy policy' }))
    .toMatchTextContent('no such page');
});

test('an email’s opening is previewed and tested; its error is shown although another email was open', async () => {
  const unknown = { code: 'INVALID_VALUE', message: 'This email can’t fill in {nmae}.' } as const;
  const emails = {
    version: '1',
    emails: ['Order placed', 'Order sent', 'New password'].map((label) => ({
      template: label.toUpperCase().replace(' ', '_'),
      label,
      text: null,
      standardText: 'Dear {name},',
      placeholders: ['name'],
    })),
  };
  await openSection(
    'emails',
    { emails },
    {
      emailPreview: ({ text }: QueryemailPreviewArgs) =>
        text?.includes('{nmae}')
          ? { userErrors: [unknown] }
          : { preview: { subject: 'Sent', html: `<p>${text?.replace('{name}', 'Ada') ?? ''}</p>` } },
      settingsEmailsUpdate: ({ input }: MutationsettingsEmailsUpdateArgs) =>
        input.emails?.some(({ text }) => text?.includes('{nmae}'))
          ? { userErrors: [{ ...unknown, field: ['input', 'emails', '0', 'text'] }] }
          : { settings: emails },
      settingsTestEmailSend: { outcome: 'SENT', recipient: 'ada@example.com' },
    },
  );
  const chosen = page.getByRole('combobox', { name: 'Email', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  await chosen.selectOptions('Order sent');
  await field('Text').fill('Dear {nmae},');
  await expect.element(preview.getByRole('status')).toMatchTextContent('This email can’t fill in {nmae}.');
  await field('Text').fill('Dear {name}, it is sent.');
  await expect
    .element(preview.getByTitle('The email'))
    .toHaveAttribute('srcdoc', '<p>Dear Ada, it is sent.</p>');
  await page.getByRole('button', { name: 'Send a test email to me' }).click();
  await expect.element(page.getByText('to ada@example.com').first()).toBeVisible();
  await field('Text').fill('Dear {nmae},');
  await chosen.selectOptions('New password');
  await save.click();
  await expect.element(field('Text')).toHaveValue('Dear {nmae},');
  await expect.element(field('Text')).toHaveAccessibleDescription(/can’t fill in {nmae}/);
  await field('Text').fill('Dear {name}, it is sent.');
  await save.click();
  await expectSaved();
});

test('review requests are sent within 90 days; the form stays open with the saved values', async () => {
  let reviews = { version: '1', requestAfterDays: 7 };
  const api = await openPage(
    '/admin/settings/reviews',
    {
      settings: () => ({ reviews }),
      settingsReviewsUpdate: ({ input }: MutationsettingsReviewsUpdateArgs) => {
        reviews = {
          version: `${Number(reviews.version) + 1}`,
          requestAfterDays: input.requestAfterDays ?? 0,
        };
        return { settings: reviews };
      },
    },
    'owner',
  );
  const days = field('Days after delivery');
  await days.fill('100');
  await save.click();
  await expect.element(days).toHaveAccessibleDescription(/Please enter 1 to 90 days, or nothing/);
  await expectAccessible();
  await days.fill('9');
  await save.click();
  await expectSaved();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reviews' })).toHaveFocus();
  expect(api.path()).toBe('/admin/settings/reviews');
  await expect.element(save).toBeDisabled();

  await days.fill('11');
  await save.click();
  await expect.element(save).toBeDisabled();
  expect(reviews).toEqual({ version: '3', requestAfterDays: 11 });
  await expect.element(days).toHaveValue('11');
});

test('users with read access can’t change settings', async () => {
  const staffRole = { id: 'clerk', name: 'Clerk', permissions: ['SETTINGS_READ'] } as const;
  await openPage(
    '/admin/settings/reviews',
    { viewer: { id: 'user-1', staffRole }, settings: { reviews: { requestAfterDays: 7 } } },
    'owner',
  );
  await expect.element(field('Days after delivery')).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
});
