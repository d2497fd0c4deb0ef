import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MutationstaffMemberRemoveArgs, User } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { allPermissions, type Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

test('removing a staff member lists their API keys and webhooks, and can revoke them', async () => {
  const owner = { id: 'owner', name: 'Owner', isBuiltIn: true, permissions: allPermissions };
  const grace: Part<User> = {
    id: 'grace',
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace@test.example',
    profilePicture: null,
    createdAt: '2026-01-01T00:00:00Z',
    secondFactor: null,
    staffRole: owner,
  };
  let sent: MutationstaffMemberRemoveArgs | null = null;
  await openPage(
    '/admin/staff',
    {
      staff: [grace],
      staffInvitations: [],
      staffRoles: [owner],
      staffIntegrations: {
        apiKeys: [{ id: 'key-1', name: 'ERP' }],
        webhooks: [{ id: 'hook-1', url: 'https://erp.example/hook' }],
      },
      staffMemberRemove: (args: MutationstaffMemberRemoveArgs) => {
        sent = args;
        return { userId: 'grace' };
      },
    },
    'owner',
  );
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Grace Hopper from the staff?' });
  const key = question.getByRole('checkbox', { name: 'API key “ERP”' });
  await expect.element(key).not.toBeChecked();
  await key.click();
  await expect
    .element(question.getByRole('checkbox', { name: 'Webhook to https://erp.example/hook' }))
    .toBeVisible();
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Grace Hopper was removed').first()).toBeVisible();
  expect(sent).toEqual({ userId: 'grace', apiKeyIds: ['key-1'], webhookIds: [] });
});
