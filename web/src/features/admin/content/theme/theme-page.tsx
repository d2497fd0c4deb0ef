import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import { useAction } from '../../../../apollo/use-action.ts';
import type { CheckedField } from '../../../../forms/use-app-form.ts';
import {
  type ThemeSettings_settingsFragment as ThemeSettings,
  UpdateThemeSettingsDocument,
  ThemeSettingsDocument,
} from '../../../../gql/graphql.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { SinglePictureField } from '../../pictures/single-picture-field.tsx';
import { usePictureField } from '../../pictures/use-picture-field.ts';
import { savingSettings, SectionForm, useSectionForm } from '../../settings/section/section-form.tsx';
import { SectionPage } from '../../settings/section/section-page.tsx';
import styles from '../../settings/section/settings.module.css';
import { Panel } from '../../ui/page/panel.tsx';
import { ThemeColourField } from './theme-colour-field.tsx';
import { fontNames, inputOf, shapeNames, themeGroups, type ThemeValues, valuesOf } from './theme-values.ts';

const MAX_RADIUS = 24;
const MIN_LOGO = 24;
const MAX_LOGO = 80;

/** The look of the storefront: its colors, fonts, corners, logo, icon and product cards. */
export function ThemePage() {
  return (
    <SectionPage title={t`Theme`} section="theme" query={ThemeSettingsDocument}>
      {({ theme }) => <ThemeForm section={theme} />}
    </SectionPage>
  );
}

function isPixels(text: string, min: number, max: number): boolean {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

function ThemeForm({ section }: { section: ThemeSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'theme',
    query: ThemeSettingsDocument,
    section,
    find: ({ theme }) => theme,
    valuesOf,
    inputOf,
    groups: themeGroups,
    useUpdate: (failure) => useAction(UpdateThemeSettingsDocument, savingSettings(failure))[0],
  });
  const { field, form } = editing;
  const icon = usePictureField(form);
  const { uploads, isUploading } = icon.upload;
  return (
    <SectionForm
      editing={editing}
      conflicts={conflicts}
      uploads={{ hasAny: uploads.length > 0, isUploading }}
    >
      <ColorsPanel field={field} form={form} />
      <Panel title={t`Fonts`}>
        <div className={styles.pair}>
          <FontField label={t`Headings and buttons`} {...field('headingFont')} />
          <FontField label={t`Text`} {...field('bodyFont')} />
        </div>
      </Panel>
      <Panel title={t`Corners and logo`}>
        <div className={styles.pair}>
          <TextField
            label={t`Corner radius in pixels`}
            inputMode="numeric"
            optionalMark={false}
            hint={t`0 to ${MAX_RADIUS}. 0 gives square corners.`}
            {...field('cornerRadius', {
              validate: (text) => isPixels(text, 0, MAX_RADIUS) || t`Please enter 0 to ${MAX_RADIUS} pixels`,
            })}
          />
          <TextField
            label={t`Logo height in pixels`}
            inputMode="numeric"
            optionalMark={false}
            hint={t`${MIN_LOGO} to ${MAX_LOGO}. You upload the logo under General.`}
            {...field('logoHeight', {
              validate: (text) =>
                isPixels(text, MIN_LOGO, MAX_LOGO) || t`Please enter ${MIN_LOGO} to ${MAX_LOGO} pixels`,
            })}
          />
        </div>
      </Panel>
      <Panel title={t`Icon`}>
        <p className={styles.intro}>
          {t`Shown in browser tabs and on home screens. Best as a square of at least 512 pixels; all sizes are made from it.`}
        </p>
        <SinglePictureField {...icon} />
      </Panel>
      <CardsPanel field={field} />
    </SectionForm>
  );
}

interface PanelProps {
  field: CheckedField<ThemeValues>;
}

function ColorsPanel({ field, form }: PanelProps & { form: UseFormReturn<ThemeValues> }) {
  const props = { field, form };
  return (
    <Panel title={t`Colors`}>
      <p className={styles.intro}>
        {t`Text is always readable: its colors follow from the ones you choose. A color that would be hard to see is rejected, with the nearest one that works.`}
      </p>
      <div className={styles.pair}>
        <ThemeColourField
          {...props}
          name="primaryColor"
          label={t`Primary color`}
          hint={t`Buttons, labels and links.`}
        />
        <ThemeColourField
          {...props}
          name="promoColor"
          label={t`Promotion color`}
          hint={t`The button and the countdown of promotions, on black.`}
        />
      </div>
      <div className={styles.pair}>
        <ThemeColourField
          {...props}
          name="announcementColor"
          label={t`Announcement bar`}
          hint={t`The bar at the very top of each page.`}
        />
        <ThemeColourField
          {...props}
          name="footerColor"
          label={t`Footer`}
          hint={t`The area at the bottom of each page.`}
        />
      </div>
    </Panel>
  );
}

function CardsPanel({ field }: PanelProps) {
  return (
    <Panel title={t`Product cards`}>
      <div className={styles.pair}>
        <SelectField label={t`Shape of pictures`} optionalMark={false} {...field('cardPictureShape')}>
          {Object.entries(shapeNames()).map(([shape, name]) => (
            <option key={shape} value={shape}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckboxField
        label={t`Fill the frame`}
        hint={t`Cuts off the edges of pictures with another shape. Otherwise they are shown whole, on gray.`}
        {...field('cardPictureFills')}
      />
      <CheckboxField label={t`Show stars`} {...field('cardShowsRating')} />
    </Panel>
  );
}

type FontFieldProps = { label: string } & ReturnType<CheckedField<ThemeValues>>;

function FontField(props: FontFieldProps) {
  return (
    <SelectField optionalMark={false} {...props}>
      {Object.entries(fontNames).map(([font, name]) => (
        <option key={font} value={font}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
