import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type SecuritySettings_settingsFragment as SecuritySettings,
  StaffViewerDocument,
  UpdateSecuritySettingsDocument,
} from '../../../gql/admin/graphql.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../ui/panel.tsx';
import { lockedField } from './locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from './section-form.tsx';
import { SectionPage } from './section-page.tsx';
import styles from './settings.module.css';

/** How staff log in. */
export function SecurityPage() {
  return (
    <SectionPage title={t`Security`} section="security">
      {({ security }) => <SecurityForm section={security} />}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
interface SecurityValues {
  requiresSecondFactor: boolean;
}

const valuesOf = ({ requiresSecondFactor }: SecurityValues): SecurityValues => ({ requiresSecondFactor });

function SecurityForm({ section }: { section: SecuritySettings }) {
  const client = useApolloClient();
  const { editing, conflicts } = useSectionForm({
    name: 'security',
    section,
    find: ({ security }) => security,
    valuesOf,
    inputOf: valuesOf,
    groups: () => [{ label: t`Two-step login`, fields: ['requiresSecondFactor'] }],
    useUpdate: (failure) =>
      useAction(UpdateSecuritySettingsDocument, {
        ...savingSettings(failure),
        // Whoever requires it without having it is asked for it at once.
        update: () => void client.refetchQueries({ include: [StaffViewerDocument] }).catch(() => undefined),
      })[0],
  });
  const { hint: lockNote, readOnly } = lockedField(section.locks, 'requiresSecondFactor');
  return (
    <SectionForm {...{ editing, conflicts }}>
      <Panel title={t`Two-step login`}>
        {readOnly ? (
          <>
            <p className={styles.intro}>{lockNote}</p>
            <p>
              {section.requiresSecondFactor
                ? t`All staff must use two-step login.`
                : t`Staff may log in with the password alone.`}
            </p>
          </>
        ) : (
          <CheckboxField
            label={t`All staff must use two-step login`}
            hint={t`Whoever has not set it up, you included, can do nothing else until it is done.`}
            {...editing.field('requiresSecondFactor')}
            error={undefined}
          />
        )}
      </Panel>
    </SectionForm>
  );
}
