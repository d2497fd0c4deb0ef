import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationsettingsThemeUpdateArgs,
  ThemeSettings,
  ThemeSettingsInput,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const theme: Part<ThemeSettings> = {
  version: '1',
  primaryColor: '#db4444',
  promoColor: '#00ff66',
  announcementColor: '#000000',
  footerColor: '#000000',
  cornerRadius: 4,
  headingFont: 'POPPINS',
  bodyFont: 'INTER',
  logoHeight: 40,
  icon: null,
  cardPictureShape: 'LANDSCAPE',
  cardPictureFills: false,
  cardShowsRating: true,
};

const field = (name: RegExp) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Save changes' });

test('a theme is changed with the keyboard; what is no color or size is explained', async () => {
  const inputs: ThemeSettingsInput[] = [];
  await openPage(
    '/admin/settings/theme',
    {
      settings: { theme },
      settingsThemeUpdate: ({ input }: MutationsettingsThemeUpdateArgs) => {
        inputs.push(input);
        return { settings: { ...theme, version: '2' } };
      },
    },
    'owner',
  );
  await field(/^Primary color/).fill('green');
  await field(/^Logo height/).fill('8');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .element(field(/^Primary color/))
    .toHaveAccessibleDescription(/Please enter a color such as #1F2A44/);
  await expect.element(field(/^Logo height/)).toHaveAccessibleDescription(/Please enter 24 to 80 pixels/);
  await expectAccessible();
  expect(inputs).toEqual([]);

  await field(/^Primary color/).fill('#1B5E20');
  await expect.element(page.getByLabelText('Pick: Primary color')).toHaveValue('#1b5e20');
  await field(/^Logo height/).fill('56');
  await page.getByLabelText('Headings and buttons').selectOptions('Lora');
  await page.getByLabelText('Show stars').click();
  await save.click();
  await expect.poll(() => inputs).toHaveLength(1);
  expect(inputs[0]).toEqual({
    primaryColor: '#1B5E20',
    logoHeight: 56,
    headingFont: 'LORA',
    cardShowsRating: false,
  });
});

test('a color that the server rejects is explained beside its field', async () => {
  await openPage(
    '/admin/settings/theme',
    {
      settings: { theme },
      settingsThemeUpdate: {
        userErrors: [{ code: 'INVALID_VALUE', message: 'Try #949400.', field: ['input', 'primaryColor'] }],
      },
    },
    'owner',
  );
  await field(/^Primary color/).fill('#ffff00');
  await save.click();
  await expect.element(field(/^Primary color/)).toHaveAccessibleDescription(/Try #949400/);
  await expect.element(field(/^Primary color/)).toHaveFocus();
});
