import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type DomainSettingsInput,
  type DomainSettings_settingsFragment as DomainSettings,
  UpdateDomainSettingsDocument,
  DomainSettingsDocument,
} from '../../../gql/graphql.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { lockedField } from './section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from './section/section-form.tsx';
import { SectionPage } from './section/section-page.tsx';
import styles from './section/settings.module.css';

/** The shop's public URL. */
export function DomainPage() {
  return (
    <SectionPage title={t`Domain`} section="domain" query={DomainSettingsDocument}>
      {({ domain }) => <DomainForm section={domain} />}
    </SectionPage>
  );
}

interface DomainValues {
  /** Empty for the URL that the shop listens on. */
  publicUrl: string;
}

const valuesOf = ({ publicUrl }: DomainSettings): DomainValues => ({ publicUrl: publicUrl ?? '' });

const inputOf = ({ publicUrl }: DomainValues): DomainSettingsInput => ({
  publicUrl: publicUrl.trim() || null,
});

function DomainForm({ section }: { section: DomainSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'domain',
    query: DomainSettingsDocument,
    section,
    find: ({ domain }) => domain,
    valuesOf,
    inputOf,
    groups: () => [{ label: t`Public URL`, fields: ['publicUrl'] }],
    useUpdate: (failure) => useAction(UpdateDomainSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Public URL`}>
        <p className={styles.intro}>
          {t`The links in your emails, the sitemap and the return from the payment page lead here. Make sure that it shows this shop before you save: passkeys that staff registered at another domain stop working, and they log in with their password and another second factor.`}
        </p>
        <TextField
          label={t`Public URL`}
          type="url"
          autoComplete="off"
          spellCheck={false}
          hint={t`Such as https://shop.example, without a path. Leave empty to use the URL that the shop listens on.`}
          {...lockedField(section.locks, 'publicUrl')}
          {...editing.field('publicUrl')}
        />
      </Panel>
    </SectionForm>
  );
}
