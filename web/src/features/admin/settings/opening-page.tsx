import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import {
  type OpeningSettings_settingsFragment as OpeningSettings,
  UpdateOpeningSettingsDocument,
  UpdateStorefrontPasswordDocument,
  OpeningSettingsDocument,
} from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { fetchStorefrontPass } from '../../../session/storefront-pass.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { Panel } from '../ui/page/panel.tsx';
import { savingSettings, SectionForm, useSectionForm } from './section/section-form.tsx';
import { SectionPage, useSectionSaved } from './section/section-page.tsx';
import styles from './section/settings.module.css';

/** Whether the shop is open, and the password for visitors until then. */
export function OpeningPage() {
  return (
    <SectionPage title={t`Opening`} section="opening" query={OpeningSettingsDocument}>
      {({ opening }) => (
        <Stack gap={24}>
          <OpeningForm section={opening} />
          <PasswordPanel hasPassword={opening.hasPassword} />
        </Stack>
      )}
    </SectionPage>
  );
}

/** The form's values; the API's input is the same. */
interface OpeningValues {
  isOpen: boolean;
}

const valuesOf = ({ isOpen }: OpeningValues): OpeningValues => ({ isOpen });

function OpeningForm({ section }: { section: OpeningSettings }) {
  const { editing, conflicts } = useSectionForm({
    name: 'opening',
    query: OpeningSettingsDocument,
    section,
    find: ({ opening }) => opening,
    valuesOf,
    inputOf: valuesOf,
    groups: () => [{ label: t`Status`, fields: ['isOpen'] }],
    useUpdate: (failure) => useAction(UpdateOpeningSettingsDocument, savingSettings(failure))[0],
  });
  return (
    <SectionForm editing={editing} conflicts={conflicts}>
      <Panel title={t`Status`}>
        <CheckboxField
          label={t`The shop is open`}
          hint={t`While it is closed, visitors of any page see that you are opening soon. Emails, the API and orders in progress work as always.`}
          {...editing.field('isOpen')}
          error={undefined}
        />
      </Panel>
    </SectionForm>
  );
}

/** The password is saved on its own: nobody can read it back, so it is not part of a draft. */
function PasswordPanel({ hasPassword }: { hasPassword: boolean }) {
  const beginAnew = useSectionSaved();
  const mayChange = usePermission('SETTINGS_WRITE');
  const token = useAdminSession()?.token;
  const checked = useAppForm({ defaultValues: { password: '' } });
  const { form, field, failure } = checked;
  const [update, isUpdating] = useAction(UpdateStorefrontPasswordDocument, {
    result: ({ settings }) => settings,
    failure: checked,
    onDone: (saved) => {
      showToast({ tone: 'success', title: saved.hasPassword ? t`Password saved` : t`Password removed` });
      // The former password's cookies are void, including this browser's.
      if (token !== undefined) void fetchStorefrontPass(token);
      void beginAnew();
    },
  });
  return (
    <Panel title={t`Password for visitors`}>
      <p className={styles.intro}>
        {hasPassword
          ? t`Visitors who enter the password see the shop while it is closed. If you change it, they must enter the new one.`
          : t`Let friends see the shop before it opens: set a password and give it to them.`}
      </p>
      {mayChange && (
        <form noValidate onSubmit={(event) => void form.handleSubmit((values) => update(values))(event)}>
          <PasswordField
            label={hasPassword ? t`New password` : t`Password`}
            required
            autoComplete="off"
            {...field('password', { required: t`Please enter a password` })}
          />
          <FormFailure message={failure} />
          <Cluster>
            <Button type="submit" variant="outline" pending={isUpdating}>
              <Trans>Save password</Trans>
            </Button>
            {hasPassword && (
              <Button variant="quiet" onClick={() => void update({ password: null })}>
                <Trans>Remove password</Trans>
              </Button>
            )}
          </Cluster>
        </form>
      )}
    </Panel>
  );
}
