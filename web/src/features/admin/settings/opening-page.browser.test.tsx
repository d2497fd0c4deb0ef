import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationsettingsOpeningUpdateArgs,
  MutationsettingsStorefrontPasswordUpdateArgs,
} from '../../../gql/graphql.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const opening = { version: '1', isOpen: true, hasPassword: false };
const password = page.getByRole('textbox', { name: /password/i });

test('the shop is closed again, and a password set and removed', async () => {
  const sent: unknown[] = [];
  const api = await openPage(
    '/admin/settings/opening',
    {
      settings: { opening },
      settingsOpeningUpdate: ({ input }: MutationsettingsOpeningUpdateArgs) => {
        sent.push({ ...input });
        return { settings: { ...opening, version: '2', isOpen: false } };
      },
      settingsStorefrontPasswordUpdate: ({
        password: given,
      }: MutationsettingsStorefrontPasswordUpdateArgs) => {
        sent.push(given);
        if (given === 'short') {
          const error = { code: 'INVALID_VALUE', message: 'Too short', field: ['password'] } as const;
          return { settings: null, userErrors: [error] };
        }
        return { settings: { ...opening, hasPassword: given !== null } };
      },
    },
    'owner',
  );
  await page.getByRole('checkbox', { name: /^The shop is open/ }).click();
  api.answer({ settings: { opening: { ...opening, version: '2', isOpen: false } } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /^The shop is open/ })).not.toBeChecked();

  await password.fill('short');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(/Too short/);
  await expectAccessible();
  api.answer({ settings: { opening: { ...opening, isOpen: false, hasPassword: true } } });
  await password.fill('first flush');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect.element(page.getByText('Password removed')).toBeVisible();
  expect(sent).toEqual([{ isOpen: false }, 'short', 'first flush', null]);
});
