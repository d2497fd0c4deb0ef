import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CustomerUpdateInput, MutationcustomerUpdateArgs, User } from '../../../gql/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { allPermissions, type Part } from '../../../test/mock-api.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';
import { resizePage } from '../../../test/resize-page.ts';

beforeEach(loadNoticesAtOnce);

const panel = page.getByRole('region', { name: 'Name, email and password' });
const text = (name: string) => panel.getByRole('textbox', { name });
const password = (name: string) => panel.getByLabelText(name, { exact: true });
const save = panel.getByRole('button', { name: 'Save Changes' });

test('staff change their name freely, but their email only with the password and a code', async () => {
  const viewer: Part<User> = {
    id: 'user-1',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@test.example',
    role: 'ADMIN',
    staffRole: { id: 'owner', name: 'Owner', permissions: allPermissions },
    secondFactor: { hasApp: true, recoveryCodesLeft: 10 },
  };
  const sent: CustomerUpdateInput[] = [];
  const wrong = { code: 'CODE_WRONG', message: 'The code is wrong.', field: ['input', 'code'] } as const;
  const api = await openPage(
    '/admin/account',
    {
      viewer,
      sessions: [{ id: 'session-1', device: 'Firefox', isCurrent: true }],
      customerUpdate: ({ input }: MutationcustomerUpdateArgs) => {
        sent.push(input);
        if (input.code === '000000') return { userErrors: [wrong] };
        const { firstName = 'Grace', email = 'grace@test.example' } = input;
        return { user: { ...viewer, firstName: firstName ?? '', email: email ?? '' } };
      },
    },
    'owner',
  );
  await text('First Name').fill('Amazing Grace');
  await save.click();
  await expect.element(notice('Profile changes saved')).toBeVisible();
  expect(adminSession.read()?.user.firstName).toBe('Amazing Grace');

  await text('Email').fill('hopper@test.example');
  await save.click();
  await expect.element(password('Current Password')).toHaveFocus();
  await password('Current Password').fill('correct horse battery');
  await save.click();
  await expect.element(text('Code')).toHaveFocus();
  await text('Code').fill('000000');
  await save.click();
  await expect.element(text('Code')).toHaveAccessibleDescription(/The code is wrong/);
  for (const width of [360, 1280]) {
    await resizePage(width);
    await expectAccessible();
  }
  await text('Code').fill('123456');
  await save.click();
  await expect.poll(() => adminSession.read()?.user.email).toBe('hopper@test.example');
  // The other sessions have ended.
  await expect.poll(() => api.operations.filter((name) => name === 'Account').length).toBeGreaterThan(1);
  const change = { email: 'hopper@test.example', currentPassword: 'correct horse battery' };
  expect(sent).toEqual([
    { firstName: 'Amazing Grace' },
    { ...change, code: '000000' },
    { ...change, code: '123456' },
  ]);
  await expect.element(password('Current Password')).toHaveValue('');
});
