import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  type LegalSettings_settingsFragment as LegalSettings,
  UpdateLegalSettingsDocument,
  LegalSettingsDocument,
} from '../../../../gql/graphql.ts';
import { pages } from '../../../../navigation/pages.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import styles from './legal-texts.module.css';
import { MarkdownPreview } from './markdown-preview.tsx';

const MAX_LENGTH = 50_000;

/** The placeholder for the return period in days, from the settings for returns. */
const RETURN_DAYS = '{returnDays}';

/** Settings for the shop's legal texts. */
export function LegalTextsPage() {
  return (
    <SectionPage title={t`Legal pages`} section="legal" query={LegalSettingsDocument}>
      {({ legal }) => <LegalTextsForm section={legal} />}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
type LegalValues = Pick<
  LegalSettings,
  'terms' | 'privacy' | 'returns' | 'requiresTermsAcceptance' | 'placeOrderLabel'
>;

const valuesOf = (section: LegalValues): LegalValues => ({
  terms: section.terms,
  privacy: section.privacy,
  returns: section.returns,
  requiresTermsAcceptance: section.requiresTermsAcceptance,
  placeOrderLabel: section.placeOrderLabel,
});

const texts = [
  { name: 'terms', page: pages.legal.TERMS },
  { name: 'privacy', page: pages.legal.PRIVACY },
  { name: 'returns', page: pages.legal.RETURNS },
] as const;

const groups = (): FieldGroup<LegalValues>[] => [
  ...texts.map(({ name, page }) => ({ label: page.title(), fields: [name] })),
  { label: t`Ask customers to accept the terms`, fields: ['requiresTermsAcceptance'] },
  { label: t`Button that places an order`, fields: ['placeOrderLabel'] },
];

function LegalTextsForm({ section }: { section: LegalSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'legal',
    query: LegalSettingsDocument,
    section,
    find: ({ legal }) => legal,
    valuesOf,
    inputOf: valuesOf,
    groups,
    useUpdate: (failure) => useAction(UpdateLegalSettingsDocument, savingSettings(failure))[0],
  });
  const { form, field } = editing;
  const values = useWatch({ control: form.control, compute: valuesOf });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <p className={styles.intro}>
        <Trans>
          Pages with text are linked at the bottom of the shop, and the terms also at checkout. A blank line
          starts a new paragraph. <code>{RETURN_DAYS}</code> is replaced by the number of days in the return
          settings.
        </Trans>
      </p>
      {texts.map(({ name, page }) => (
        <Panel key={name} title={page.title()}>
          <Stack gap={16}>
            <div className={styles.columns}>
              <MarkdownField
                label={t`Text`}
                rows={18}
                optionalMark={false}
                hint={t`Leave empty for no such page.`}
                {...field(name, { validate: fieldRules.atMost(MAX_LENGTH) })}
                className={styles.text}
              />
              <MarkdownPreview title={page.title()} text={values[name]} />
            </div>
            {name === 'terms' && (
              <CheckboxField
                label={t`Ask customers to accept the terms`}
                hint={t`Once there is a text, orders that customers place or pay by card need this checkbox. Bank and cash orders that you place for them don’t.`}
                {...field('requiresTermsAcceptance')}
              />
            )}
          </Stack>
        </Panel>
      ))}
      <Panel title={t`Checkout`}>
        <TextField
          label={t`Button that places an order`}
          hint={t`Empty for “Place Order”. In the European Union it must say that customers pay, such as “Buy now”.`}
          autoComplete="off"
          {...field('placeOrderLabel', { validate: fieldRules.atMost(40) })}
        />
      </Panel>
    </SectionForm>
  );
}
