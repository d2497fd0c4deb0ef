import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import {
  type SecuritySettings_settingsFragment as SecuritySettings,
  StaffDocument,
  StaffViewerDocument,
  UpdateSecuritySettingsDocument,
  SecuritySettingsDocument,
} from '../../../gql/graphql.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { fullName } from '../ui/full-name.ts';
import { Panel } from '../ui/page/panel.tsx';
import { lockedField } from './section/locked-field.ts';
import { savingSettings, SectionForm, useSectionForm } from './section/section-form.tsx';
import { SectionPage } from './section/section-page.tsx';
import styles from './section/settings.module.css';

/** Settings for staff login. */
export function SecurityPage() {
  return (
    <SectionPage title={t`Security`} section="security" query={SecuritySettingsDocument}>
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
    query: SecuritySettingsDocument,
    section,
    find: ({ security }) => security,
    valuesOf,
    inputOf: valuesOf,
    groups: () => [{ label: t`Two-step login`, fields: ['requiresSecondFactor'] }],
    useUpdate: (failure) =>
      useAction(UpdateSecuritySettingsDocument, {
        ...savingSettings(failure),
        // A user who requires a second factor without having one must set it up at once.
        update: () => void client.refetchQueries({ include: [StaffViewerDocument] }).catch(() => undefined),
      })[0],
  });
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null);
  const decide = (isSure: boolean) => {
    answer?.(isSure);
    setAnswer(null);
  };

  /** Enabling it locks staff out, so it asks for confirmation first. */
  async function save(values: SecurityValues): Promise<boolean> {
    const isTurnedOn = values.requiresSecondFactor && !section.requiresSecondFactor;
    const isSure = !isTurnedOn || (await new Promise<boolean>((resolve) => setAnswer(() => resolve)));
    return isSure && conflicts.save(values);
  }

  const { hint: lockNote, readOnly } = lockedField(section.locks, 'requiresSecondFactor');
  return (
    <SectionForm editing={editing} conflicts={{ ...conflicts, save }}>
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
            hint={t`Staff who have not set it up, including you, must do so before they can do anything else.`}
            {...editing.field('requiresSecondFactor')}
            error={undefined}
          />
        )}
      </Panel>
      <AlertDialog
        open={answer !== null}
        onOpenChange={(isOpen) => !isOpen && decide(false)}
        title={t`Require two-step login for all staff?`}
        description={<LockedOut />}
        confirmLabel={t`Require it`}
        cancelLabel={t`Cancel`}
        onConfirm={() => decide(true)}
      />
    </SectionForm>
  );
}

/** Staff who must set up a second factor before anything else; shown if the viewer may see the staff. */
function LockedOut() {
  const mayRead = usePermission('STAFF_READ');
  const { data } = useQuery(StaffDocument, { skip: !mayRead, fetchPolicy: 'cache-and-network' });
  const names = data?.staff
    .filter(({ secondFactor }) => !secondFactor)
    .map((member) => fullName(member) || (member.email ?? ''));
  if (names?.length === 0) return t`All staff have set it up.`;
  const who = names && listOf(names);
  return who === undefined
    ? t`Staff who have not set it up must do so before they can do anything else. This takes effect immediately.`
    : t`These people have not set it up and must do so before they can do anything else, effective immediately: ${who}`;
}

const listOf = (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names);
