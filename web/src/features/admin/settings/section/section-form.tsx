import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FailingForm } from '../../../../apollo/use-action.ts';
import { editsOf } from '../../../../forms/form-draft.ts';
import type { FormUserError } from '../../../../forms/user-errors-by-field.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../../ui/conflicts/edited-meanwhile.ts';
import { type FieldGroup, fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import type { EditBase } from '../../../../forms/use-form-draft.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { type EditedForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import { refreshShop } from './refresh-shop.ts';
import { type SectionQuery, useSectionSaved } from './section-page.tsx';

/** A section of the API's settings. */
interface Section {
  version: string;
}

interface Payload {
  settings?: object | null;
  userErrors: readonly (FormUserError & { code: string })[];
}

interface SectionFormOptions<
  Settings,
  Saved extends Section,
  Values extends FieldValues,
  Input extends object,
> {
  /** The draft's name. */
  name: string;
  /** Reads the section again. */
  query: SectionQuery<Settings>;
  section: Saved;
  /** Returns the section from the query's settings. */
  find: (settings: Settings) => Saved;
  valuesOf: (section: Saved) => Values;
  /** The shape of a draft, if the values contain a list that may be empty. */
  example?: (values: Values) => Values;
  /** Fields that the draft leaves out, such as passwords. */
  secrets?: readonly (keyof Values)[];
  inputOf: (values: Values, before: Saved) => Input;
  groups: () => FieldGroup<Values>[];
  /** Saves the changes; resolves to null after a failure, which the form shows. */
  useUpdate: (
    failure: FailingForm,
  ) => (variables: {
    input: Partial<Input>;
    expectedVersion: string | null;
  }) => Promise<object | typeof EDITED_MEANWHILE | null>;
}

/** Options of an action that saves a section from its form. */
export function savingSettings(failure: FailingForm) {
  return {
    failure,
    result: (payload: Payload) => payload.settings ?? editedMeanwhile(payload),
    onDone: (saved: object | string) => {
      if (saved === EDITED_MEANWHILE) return;
      refreshShop();
      showToast({ tone: 'success', title: t`Settings saved` });
    },
  };
}

/**
 * The form of a settings section. Its edits are merged with those of others, and only changed fields are
 * sent.
 */
export function useSectionForm<
  Settings,
  Saved extends Section,
  Values extends FieldValues,
  Input extends object,
>(options: SectionFormOptions<Settings, Saved, Values, Input>) {
  const { section, find, valuesOf, inputOf, groups } = options;
  const editing = useEditForm<Values>({
    name: `settings ${options.name}`,
    defaultValues: () => valuesOf(section),
    version: section.version,
    ...(options.example && { example: options.example }),
    ...(options.secrets && { secrets: options.secrets }),
  });
  const update = options.useUpdate(editing);
  const client = useApolloClient();
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, groups()),
    join: (parts, like) => joinFields(parts, like, groups()),
    latest: async () => {
      const { data } = await client.query({ query: options.query, fetchPolicy: 'network-only' });
      const latest = data && find(data.settings);
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: (values: Values, from: EditBase<Values>) => {
      const input = editsOf(inputOf(from.values, section), inputOf(values, section));
      return update({ input, expectedVersion: from.version });
    },
  });
  return { editing, conflicts };
}

interface SectionFormProps<Values extends FieldValues> {
  editing: EditedForm<Values>;
  conflicts: ReturnType<typeof useConflicts<Values>>;
  /** Whether some files are not stored yet. */
  uploads?: { hasAny: boolean; isUploading: boolean };
  children: ReactNode;
}

/** The frame of a section's form, which stays open after saving. Users with read access only can't save. */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { editing, conflicts, uploads } = props;
  const beginAnew = useSectionSaved();
  const mayChange = usePermission('SETTINGS_WRITE');

  async function save(values: Values): Promise<boolean> {
    if (uploads?.isUploading) {
      editing.fail(t`Please wait until the picture is uploaded.`);
      return false;
    }
    return conflicts.save(values);
  }

  const fields = <Stack gap={24}>{props.children}</Stack>;
  if (!mayChange) return <fieldset disabled>{fields}</fieldset>;
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={uploads?.hasAny ?? false}
        save={save}
        onSaved={beginAnew}
        label={t`Save changes`}
        cancelTo={adminPaths.settings()}
        leaveWarning={t`You have changed these settings but not saved them. If you leave now, the changes are lost.`}
      >
        {fields}
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}
