import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { openPage } from '../../../test/open-page.tsx';

const url = page.getByRole('textbox', { name: /^Public URL/ });
const domain = { version: '1', locks: [], publicUrl: null };

test('the public URL is saved by keyboard, and an error is shown at its field', async () => {
  const problem = {
    code: 'INVALID_VALUE' as const,
    message: 'Must be an https:// URL',
    field: ['input', 'publicUrl'],
  };
  const api = await openPage(
    '/admin/settings/domain',
    {
      settings: { domain },
      settingsDomainUpdate: ({ input }: { input: { publicUrl: string } }) =>
        input.publicUrl.startsWith('https:')
          ? { settings: { ...domain, version: '2', publicUrl: input.publicUrl }, userErrors: [] }
          : { settings: null, userErrors: [problem] },
    },
    'owner',
  );
  await url.fill('http://tea.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Must be an https:// URL').first()).toBeVisible();
  await expectAccessible();
  await url.fill('https://tea.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(api.operations).toContain('UpdateDomainSettings');
});

test('a variable that sets it is named, and the field can only be read', async () => {
  const locks = [{ field: 'publicUrl', variable: 'PUBLIC_URL' }] as const;
  await openPage(
    '/admin/settings/domain',
    { settings: { domain: { ...domain, locks, publicUrl: 'https://set.example' } } },
    'owner',
  );
  await expect.element(url).toHaveAttribute('readonly');
  await expect.element(page.getByText(/environment variable PUBLIC_URL/)).toBeVisible();
});
