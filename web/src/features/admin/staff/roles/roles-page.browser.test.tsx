import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  MutationstaffRoleCreateArgs,
  MutationstaffRoleUpdateArgs,
  StaffRole,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { allPermissions, type Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const item = page.getByRole('listitem');
const packers = item.filter({ hasText: 'Packers' });

test('a role is created from permissions, edited and deleted', async () => {
  const owner = { id: 'owner', name: 'Owner', isBuiltIn: true, permissions: allPermissions };
  const role = (input: MutationstaffRoleCreateArgs['input'], version: string): Part<StaffRole> => ({
    id: 'packers',
    version,
    memberCount: 0,
    ...input,
  });
  await openPage(
    '/admin/staff/roles',
    {
      staffRoles: [{ ...owner, memberCount: 1 }],
      staffRoleCreate: ({ input }: MutationstaffRoleCreateArgs) => ({ role: role(input, '1') }),
      staffRoleUpdate: ({ input }: MutationstaffRoleUpdateArgs) => ({ role: role(input, '2') }),
      staffRoleDelete: { roleId: 'packers' },
    },
    'owner',
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Packers');
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect.element(page.getByText('Please choose at least one')).toBeVisible();
  await page.getByRole('checkbox', { name: 'See orders' }).click();
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect.element(packers).toMatchTextContent(/See orders.*Nobody/);

  await packers.getByRole('button', { name: 'Edit Packers' }).click();
  await expect.element(item.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await item.getByRole('checkbox', { name: /^See customers/ }).click();
  await expectAccessible();
  await item.getByRole('button', { name: 'Save' }).click();
  await expect.element(packers).toMatchTextContent('See orders · See customers');
  await expect.element(packers.getByRole('button', { name: 'Edit Packers' })).toHaveFocus();

  await packers.getByRole('button', { name: 'Delete Packers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the role Packers?' });
  await expect.element(question).toBeVisible();
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Role deleted').first()).toBeVisible();
  await expect.element(packers).not.toBeInTheDocument();
});
