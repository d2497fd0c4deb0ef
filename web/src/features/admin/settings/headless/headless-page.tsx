import { t } from '@lingui/core/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type HeadlessSettings_settingsFragment as HeadlessSettings,
  UpdateHeadlessSettingsDocument,
  HeadlessSettingsDocument,
} from '../../../../gql/graphql.ts';
import { savingSettings, SectionForm, useSectionForm } from '../section/section-form.tsx';
import { SectionPage } from '../section/section-page.tsx';
import styles from '../section/settings.module.css';
import { headlessGroups, inputOf, newStorefront, valuesOf } from './headless-values.ts';
import { StorefrontRows } from './storefront-rows.tsx';

/** Settings for external storefronts, which use the shop's API. */
export function HeadlessPage() {
  return (
    <SectionPage title={t`Other storefronts`} section="headless" query={HeadlessSettingsDocument}>
      {({ headless }) => <HeadlessForm section={headless} />}
    </SectionPage>
  );
}

function HeadlessForm({ section }: { section: HeadlessSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'headless',
    query: HeadlessSettingsDocument,
    section,
    find: ({ headless }) => headless,
    valuesOf,
    example: () => ({ storefronts: [newStorefront()] }),
    inputOf,
    groups: headlessGroups,
    useUpdate: (failure) => useAction(UpdateHeadlessSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <p className={styles.intro}>
        {t`Your own websites and apps that sell through the API. Browsers may call it from their URLs, customers return to them after payment, and emails link to their pages.`}
      </p>
      <StorefrontRows form={editing.form} field={editing.field} />
    </SectionForm>
  );
}
