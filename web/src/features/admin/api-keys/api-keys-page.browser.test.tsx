import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiKey, MutationapiKeyCreateArgs } from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const create = page.getByRole('button', { name: 'Create API key' });
const name = page.getByRole('textbox', { name: 'Name' });

test('an API key is created by keyboard, shown once, and revoked', async () => {
  let made: Part<ApiKey> = {};
  await openPage(
    '/admin/apiKeys',
    {
      apiKeyCreate: ({ input }: MutationapiKeyCreateArgs) => {
        const { permissions } = input;
        made = { id: 'key-1', name: input.name, permissions, hint: 'exk_a', state: 'ACTIVE', version: '1' };
        return { apiKey: made, key: 'exk_abc' };
      },
      apiKeyRevoke: () => ({ apiKey: { ...made, state: 'REVOKED', revokedAt: '2026-01-02T00:00:00.000Z' } }),
    },
    'owner',
  );
  await expect.element(page.getByText('No API keys yet')).toBeVisible();
  create.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please choose at least one permission')).toBeVisible();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Stock keeping');
  page.getByRole('checkbox', { name: 'See orders' }).element().focus();
  await userEvent.keyboard(' ');
  await expect
    .element(page.getByRole('checkbox', { name: 'Invite staff and change roles' }))
    .not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('group', { name: 'API key' })).toHaveFocus();
  await expect.element(page.getByText(/It is shown only once/)).toBeVisible();
  await expectAccessible();
  expect(made).toMatchObject({ name: 'Stock keeping', permissions: ['ORDERS_READ'] });
  const row = page.getByRole('row').filter({ hasText: 'Stock keeping' });
  await expect.element(row).toMatchTextContent('Never');
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect.element(create).toHaveFocus();
  await expect.element(page.getByText('exk_abc')).not.toBeInTheDocument();

  await row.getByRole('button', { name: 'Revoke Stock keeping' }).click();
  const question = page.getByRole('alertdialog', { name: 'Revoke Stock keeping?' });
  await expect.element(question).toMatchTextContent('This can’t be undone');
  await expectAccessible(0);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(row).toMatchTextContent('Revoked');
});

test('a storefront server’s key needs no permissions', async () => {
  let sent: MutationapiKeyCreateArgs['input'] | undefined;
  await openPage(
    '/admin/apiKeys',
    {
      settings: { headless: { storefronts: [{ id: 'front-1', name: 'Store' }] } },
      apiKeyCreate: ({ input }: MutationapiKeyCreateArgs) => {
        sent = input;
        return {
          apiKey: { id: 'key-1', name: input.name, permissions: [], state: 'ACTIVE' },
          key: 'exk_abc',
        };
      },
    },
    'owner',
  );
  await create.click();
  await name.fill('Store');
  await page.getByRole('combobox', { name: 'Storefront' }).selectOptions('Store');
  await expectAccessible();
  await create.click();
  await expect.element(page.getByText(/It is shown only once/)).toBeVisible();
  expect(sent).toMatchObject({ name: 'Store', permissions: [], storefrontId: 'front-1' });
});
