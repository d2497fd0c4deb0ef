import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useEffect } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import {
  type ApiKey_apiKeyFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  KeyStorefrontsDocument,
  type Permission,
  UpdateApiKeyDocument,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { PermissionFields } from '../staff/roles/permission-fields.tsx';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { type EditedForm, useEditForm } from '../ui/form/use-edit-form.ts';
import {
  apiKeyParts,
  type ApiKeyValues,
  exampleOf,
  expiryChoices,
  inputOf,
  joinApiKey,
  lastDayRule,
  permissionsOfPeople,
  valuesOf,
} from './api-key-values.ts';
import styles from './api-keys.module.css';

interface ApiKeyFormProps {
  /** Null for a new key. */
  apiKey: ApiKey_apiKeyFragment | null;
  /** The viewer's permissions, which are the only ones they can grant. */
  held: readonly Permission[];
  /** Called after saving. For a new key it receives the key itself, which is shown only once. */
  onSaved: (key: string | null) => void;
  onCancel: () => void;
}

/** The draft key of the form; null for a new API key. */
export const apiKeyDraft = (id: string | null) => `API key ${id ?? 'new'}`;

/**
 * The form for a key's name, permissions and expiry. It takes the focus, because it replaces the button that
 * was pressed.
 */
export function ApiKeyForm({ apiKey, held, onSaved, onCancel }: ApiKeyFormProps) {
  const editing = useEditForm<ApiKeyValues>({
    name: apiKeyDraft(apiKey?.id ?? null),
    defaultValues: () => valuesOf(apiKey),
    version: apiKey?.version ?? null,
    example: exampleOf,
  });
  const { form, field, failure, draft } = editing;
  const conflicts = useSaveKey(apiKey, editing, onSaved);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const formId = apiKey?.id ?? 'new';
  const expiry = form.watch('expiry');
  // In form order: with several errors, the first field gets the focus.
  const name = field('name', { validate: fieldRules.required(t`Please enter a name`) });
  const ending = field('expiry');
  const lastDay = field('lastDay', {
    validate: (day, chosen) => chosen.expiry !== 'date' || lastDayRule(day),
  });
  const { error, ...choice } = field('permissions', {
    validate: (chosen, { storefrontId }) =>
      chosen.length > 0 || storefrontId !== '' || t`Please choose at least one permission`,
  });
  return (
    <>
      <form noValidate onSubmit={(event) => void form.handleSubmit(conflicts.save)(event)}>
        <RestoredDraft isShown={draft.isRestored} isOutdated={draft.isOutdated} onDiscard={draft.discard} />
        {apiKey && <EditedMeanwhile kind="API_KEY_CHANGED" subjectId={apiKey.id} />}
        <div className={styles.fields}>
          <TextField
            id={`key-name-${formId}`}
            label={t`Name`}
            hint={t`Such as the app that uses it. Its changes are recorded under this name.`}
            required
            maxLength={60}
            autoComplete="off"
            {...name}
          />
          <SelectField id={`key-expiry-${formId}`} label={t`Expires`} required {...ending}>
            {expiryChoices(apiKey).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {expiry === 'date' && (
            <TextField id={`key-last-day-${formId}`} label={t`Last day`} type="date" required {...lastDay} />
          )}
          <StorefrontField id={`key-storefront-${formId}`} {...field('storefrontId')} />
        </div>
        <PermissionsHead />
        <PermissionFields
          id={`key-${formId}`}
          held={held}
          hidden={permissionsOfPeople}
          field={choice}
          error={error}
        />
        <FormFailure message={failure} />
        <Cluster gap={8} className={styles.buttons}>
          <Button type="submit" size="sm" pending={form.formState.isSubmitting}>
            {apiKey ? <Trans>Save</Trans> : <Trans>Create API key</Trans>}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              draft.close();
              onCancel();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      </form>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/**
 * The storefront whose server uses the key. Shown if there are other storefronts and the viewer can see the
 * settings.
 */
function StorefrontField(props: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const maySeeSettings = usePermission('SETTINGS_READ');
  const { data } = useQuery(KeyStorefrontsDocument, { skip: !maySeeSettings });
  const storefronts = data?.settings.headless.storefronts ?? [];
  if (storefronts.length === 0) return null;
  return (
    <SelectField
      label={t`Storefront`}
      optionalMark={false}
      hint={t`The storefront whose server sends it as Storefront-Key. It needs no permissions and is trusted to report its customers’ IP addresses.`}
      {...props}
    >
      <option value="">{t`None`}</option>
      {storefronts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function PermissionsHead() {
  return (
    <div className={styles.permissionsHead}>
      <h3 className={styles.name}>
        <Trans>Permissions</Trans>
      </h3>
      <p className={styles.small}>
        <Trans>Grant only what the app needs.</Trans>
      </p>
    </div>
  );
}

/** Creates a key, or saves its edits merged with those of others. */
function useSaveKey(
  apiKey: ApiKey_apiKeyFragment | null,
  editing: EditedForm<ApiKeyValues>,
  onSaved: (key: string | null) => void,
) {
  const client = useApolloClient();
  const [create] = useAction(CreateApiKeyDocument, {
    result: ({ apiKey: made, key }) => (made && key ? { key } : null),
    failure: editing,
    update: (cache, { data }) => {
      const added = data?.apiKeyCreate.apiKey;
      cache.updateQuery({ query: ApiKeysDocument }, (cached) =>
        cached && added ? { apiKeys: [added, ...cached.apiKeys] } : cached,
      );
    },
    onDone: ({ key }) => {
      editing.draft.close();
      onSaved(key);
    },
  });
  const [update] = useAction(UpdateApiKeyDocument, {
    result: (payload) => payload.apiKey ?? editedMeanwhile(payload),
    failure: editing,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`API key saved`, details: [saved.name] });
      editing.draft.close();
      onSaved(null);
    },
  });
  return useConflicts({
    editing,
    parts: apiKeyParts,
    join: joinApiKey,
    latest: async () => {
      const { data } = await client.query({ query: ApiKeysDocument, fetchPolicy: 'network-only' });
      const latest = data?.apiKeys.find(({ id }) => id === apiKey?.id);
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: (values, { version }) => {
      const input = inputOf(values, new Date());
      return apiKey ? update({ id: apiKey.id, input, expectedVersion: version }) : create({ input });
    },
  });
}
