import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationcustomerAddArgs, MutationcustomerEditArgs, User } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

const field = (name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name });
const heading = page.getByRole('heading', { level: 1 });
const mary: Part<User> = {
  id: 'mary',
  firstName: 'Mary',
  lastName: 'Somerville',
  email: 'mary@test.example',
  version: '1',
  accountType: 'OTHER',
  hasLogin: false,
};

test('a customer is added, and the server’s error about the email is shown beside it', async () => {
  const message = 'This email address belongs to another account.';
  let sent: MutationcustomerAddArgs | null = null;
  const refused = { code: 'EMAIL_TAKEN', message, field: ['input', 'email'] } as const;
  const api = await openPage(
    '/admin/customers',
    { customerAdd: { userErrors: [refused] }, customer: mary },
    'owner',
  );
  await page.getByRole('link', { name: 'Add customer' }).click();
  await field('First name').fill('Mary');
  await field('Email').fill('mary@test.example');
  const add = page.getByRole('button', { name: 'Add customer' });
  await add.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(new RegExp(message));
  await expectAccessible();
  api.answer({
    customerAdd: (args: MutationcustomerAddArgs) => {
      sent = args;
      return { user: mary };
    },
  });
  await field('Email').fill('mary.s@test.example');
  await add.click();
  await expect.element(heading).toHaveTextContent('Mary Somerville');
  await expect.element(page.getByText('No password yet')).toBeVisible();
  expect(api.path()).toBe('/admin/customers/mary');
  expect(sent).toEqual({
    input: {
      firstName: 'Mary',
      lastName: '',
      email: 'mary.s@test.example',
      phone: '',
      address: '',
      fields: [],
    },
  });
});

test('a customer’s login is locked, and only edited fields are sent', async () => {
  let sent: MutationcustomerEditArgs | null = null;
  const api = await openPage(
    '/admin/customers/mary',
    {
      customer: { ...mary, hasLogin: true, phone: '5550100' },
      customerEdit: (args: MutationcustomerEditArgs) => {
        sent = args;
        return { user: { ...mary, hasLogin: true, version: '2' } };
      },
    },
    'owner',
  );
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.element(field('Email')).toBeDisabled();
  await expect.element(field(/^Phone/)).toBeDisabled();
  for (const width of [360, 1280]) {
    await resizePage(width);
  }
  await field(/^Address/).fill('12 Row');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => api.path()).toBe('/admin/customers/mary');
  expect(sent).toEqual({ id: 'mary', input: { address: '12 Row' }, expectedVersion: '1' });
});

test('only changed custom fields of a customer are sent', async () => {
  const inputs: MutationcustomerEditArgs['input'][] = [];
  const vat = { key: 'vat', name: 'VAT number', type: 'TEXT' as const };
  const club = { key: 'club', name: 'Club', type: 'TEXT' as const };
  await openPage(
    '/admin/customers/mary/edit',
    {
      customer: {
        ...mary,
        fields: [
          { ...vat, values: ['GB 1'] },
          { ...club, values: ['Gold'] },
        ],
      },
      customFields: [vat, club],
      customerEdit: ({ input }: MutationcustomerEditArgs) => {
        inputs.push(input);
        return { user: mary };
      },
    },
    'owner',
  );
  await expect.element(field(/^Club/)).toHaveValue('Gold');
  await field(/^VAT number/).fill('GB 2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => inputs).toEqual([{ fields: [{ key: 'vat', values: ['GB 2'] }] }]);
});
