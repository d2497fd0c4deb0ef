import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type ThemeSettings_settingsFragment as ThemeSettings,
  type ThemeSettingsInput,
  UpdateThemeSettingsDocument,
} from '../../../../gql/graphql.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../../settings/section/section-form.tsx';
import { SectionPage } from '../../settings/section/section-page.tsx';
import styles from '../../settings/section/settings.module.css';
import { Panel } from '../../ui/page/panel.tsx';

const MAX_RADIUS = 24;

/** The colors and corners of the storefront. */
export function ThemePage() {
  return (
    <SectionPage title={t`Theme`} section="theme">
      {({ theme }) => <ThemeForm section={theme} />}
    </SectionPage>
  );
}

/** The form's values, as typed. */
interface ThemeValues {
  primaryColor: string;
  promoColor: string;
  announcementColor: string;
  footerColor: string;
  cornerRadius: string;
}

const valuesOf = ({ cornerRadius, ...colors }: ThemeSettings): ThemeValues => ({
  primaryColor: colors.primaryColor,
  promoColor: colors.promoColor,
  announcementColor: colors.announcementColor,
  footerColor: colors.footerColor,
  cornerRadius: String(cornerRadius),
});

const inputOf = ({ cornerRadius, ...colors }: ThemeValues): ThemeSettingsInput => ({
  ...colors,
  cornerRadius: Number(cornerRadius),
});

const isRadius = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= MAX_RADIUS;

function ThemeForm({ section }: { section: ThemeSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'theme',
    section,
    find: ({ theme }) => theme,
    valuesOf,
    inputOf,
    groups: () => [
      { label: t`Colors`, fields: ['primaryColor', 'promoColor', 'announcementColor', 'footerColor'] },
      { label: t`Corners`, fields: ['cornerRadius'] },
    ],
    useUpdate: (failure) => useAction(UpdateThemeSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Colors`}>
        <p className={styles.intro}>
          {t`Text is always readable: its colors follow from the ones you choose. A color that would be hard to see is rejected, with the nearest one that works.`}
        </p>
        <div className={styles.pair}>
          <TextField
            type="color"
            label={t`Primary color`}
            hint={t`Buttons, labels and links.`}
            {...editing.field('primaryColor')}
          />
          <TextField
            type="color"
            label={t`Promotion color`}
            hint={t`The button and the countdown of promotions, on black.`}
            {...editing.field('promoColor')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            type="color"
            label={t`Announcement bar`}
            hint={t`The bar at the very top of each page.`}
            {...editing.field('announcementColor')}
          />
          <TextField type="color" label={t`Footer`} {...editing.field('footerColor')} />
        </div>
      </Panel>
      <Panel title={t`Corners`}>
        <div className={styles.pair}>
          <TextField
            label={t`Corner radius in pixels`}
            inputMode="numeric"
            hint={t`0 to ${MAX_RADIUS}. 0 gives square corners.`}
            {...editing.field('cornerRadius', {
              validate: (text) => isRadius(text) || t`Please enter 0 to ${MAX_RADIUS} pixels`,
            })}
          />
        </div>
      </Panel>
    </SectionForm>
  );
}
