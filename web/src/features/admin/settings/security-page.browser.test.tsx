import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../test/open-page.tsx';

test('requiring two-step login asks for confirmation, and names who would be locked out', async () => {
  let isRequired = false;
  await openPage(
    '/admin/settings/security',
    {
      settings: () => ({ security: { version: isRequired ? '2' : '1', requiresSecondFactor: isRequired } }),
      settingsSecurityUpdate: () => {
        isRequired = true;
        return { settings: { version: '2', requiresSecondFactor: true } };
      },
      staff: [
        {
          id: 'ada',
          firstName: 'Ada',
          lastName: 'Vale',
          secondFactor: { createdAt: '2026-01-01T00:00:00Z' },
        },
        { id: 'ben', firstName: 'Ben', lastName: 'Ash' },
        { id: 'kim', firstName: 'Kim', lastName: 'Lee' },
      ],
    },
    'owner',
  );
  const save = page.getByRole('button', { name: 'Save changes' });
  const question = page.getByRole('alertdialog', { name: 'Require two-step login for all staff?' });
  await page.getByRole('checkbox', { name: /All staff must use two-step login/ }).click();
  await save.click();
  await expect.element(question).toMatchTextContent('Ben Ash and Kim Lee');
  await expect.element(question).not.toMatchTextContent('Ada');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(isRequired).toBe(false);

  await save.click();
  await question.getByRole('button', { name: 'Require it' }).click();
  await expect.element(page.getByText('Settings saved')).toBeVisible();
  expect(isRequired).toBe(true);
});
