import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import {
  AdminSynonymsDocument,
  CreateSynonymDocument,
  type Synonym_searchSynonymFragment,
  UpdateSynonymDocument,
} from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { EditedMeanwhile } from '../live/edited-meanwhile.tsx';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { type FieldGroup, fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { FieldRow } from '../ui/form/field-row.tsx';
import { type EditedForm, useEditForm } from '../ui/form/use-edit-form.ts';
import styles from './synonym-form.module.css';

interface SynonymFormProps {
  /** Null for a new group. */
  group: Synonym_searchSynonymFragment | null;
  /** Whether another user has deleted the group meanwhile. */
  isDeleted?: boolean;
  onDelete?: () => void;
  /** Called with whether there are unsaved edits. */
  onEdited?: (isEdited: boolean) => void;
}

/** The form's values: the words on one line, as typed. */
interface SynonymValues {
  words: string;
}

const valuesOf = (group: Synonym_searchSynonymFragment | null): SynonymValues => ({
  words: group?.words.join(', ') ?? '',
});

const groupsOfFields = (): FieldGroup<SynonymValues>[] => [{ label: t`Words`, fields: ['words'] }];

/** A synonym group on one comma-separated line. Unsaved input is stored as a draft. */
export function SynonymForm({ group, isDeleted = false, onDelete, onEdited }: SynonymFormProps) {
  const formId = `synonym-${group?.id ?? 'new'}`;
  const editing = useEditForm({
    name: formId,
    defaultValues: () => valuesOf(group),
    version: group?.version ?? null,
  });
  const { form, field, isDirty, failure } = editing;
  const leave = () => {
    editing.draft.close();
    onEdited?.(false);
    // The row disappears, and the focus with it.
    document.getElementById('synonym-new')?.focus();
  };
  const conflicts = useSaveSynonym(isDeleted ? null : group, editing, isDeleted ? leave : undefined);
  useFollowSaved(group, editing);
  const notifyEdited = useEffectEvent(() => {
    if (!isDeleted) onEdited?.(isDirty);
  });
  useEffect(() => notifyEdited(), [isDirty]);
  const name = group?.words[0] ?? '';
  return (
    <>
      <form noValidate onSubmit={(event) => void form.handleSubmit(conflicts.save)(event)}>
        {group && isDirty && !isDeleted && (
          <EditedMeanwhile kind="SEARCH_SYNONYM_CHANGED" subjectId={group.id} />
        )}
        <div role="status">
          {isDeleted && (
            <Callout
              className={styles.deleted}
              tone="warning"
              title={t`Someone else has deleted these synonyms`}
            >
              <Trans>What you typed is still here. Add it as a new group, or discard it.</Trans>
            </Callout>
          )}
        </div>
        <FieldRow
          actions={
            <SynonymActions
              name={name}
              isNew={group === null || isDeleted}
              canSave={isDirty || isDeleted}
              isSaving={form.formState.isSubmitting}
              {...(isDeleted ? { onDiscard: leave } : { onDelete })}
            />
          }
        >
          <TextField
            id={formId}
            label={group ? t`Synonyms for “${name}”` : t`Words, separated by commas`}
            optionalMark={false}
            maxLength={1300}
            autoComplete="off"
            {...field('words', { validate: fieldRules.required(t`Please enter at least two words`) })}
            {...(failure !== undefined && { error: failure })}
          />
        </FieldRow>
      </form>
      {group && <ConflictDialog question={conflicts.question} />}
    </>
  );
}

interface SynonymActionsProps {
  /** The group's first word. */
  name: string;
  isNew: boolean;
  canSave: boolean;
  isSaving: boolean;
  onDelete?: (() => void) | undefined;
  onDiscard?: () => void;
}

function SynonymActions({ name, isNew, canSave, isSaving, onDelete, onDiscard }: SynonymActionsProps) {
  return (
    <>
      <Button
        type="submit"
        size="sm"
        variant={isNew ? undefined : 'outline'}
        disabled={!canSave}
        pending={isSaving}
      >
        {isNew ? (
          <Trans>Add group</Trans>
        ) : (
          <Trans>
            Save<VisuallyHidden> the synonyms for {name}</VisuallyHidden>
          </Trans>
        )}
      </Button>
      {onDelete && (
        <Button size="sm" variant="quiet" onClick={onDelete}>
          <Trans>
            Delete<VisuallyHidden> the synonyms for {name}</VisuallyHidden>
          </Trans>
        </Button>
      )}
      {onDiscard && (
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          <Trans>
            Discard<VisuallyHidden> the changes for {name}</VisuallyHidden>
          </Trans>
        </Button>
      )}
    </>
  );
}

/** Shows the words that others have saved, unless there are unsaved edits. */
function useFollowSaved(
  group: Synonym_searchSynonymFragment | null,
  { draft, form, isDirty, rebase }: EditedForm<SynonymValues>,
) {
  const isOutdated = group !== null && group.version !== draft.base.version;
  const isFree = !isDirty && !form.formState.isSubmitting;
  useEffect(() => {
    if (!isOutdated || !isFree) return;
    const values = valuesOf(group);
    rebase({ version: group.version, values }, values);
  });
}

/** Adds a group, or saves its edits merged with those of others, and shows a toast; then calls `onSaved`. */
function useSaveSynonym(
  group: Synonym_searchSynonymFragment | null,
  editing: EditedForm<SynonymValues>,
  onSaved?: () => void,
) {
  const client = useApolloClient();
  const onDone = (saved: Synonym_searchSynonymFragment | typeof EDITED_MEANWHILE) => {
    if (saved === EDITED_MEANWHILE) return;
    const values = valuesOf(group && saved);
    editing.rebase({ version: group && saved.version, values }, values);
    editing.draft.settle();
    showToast({ tone: 'success', title: t`Synonyms saved`, details: [saved.words.join(', ')] });
    onSaved?.();
  };
  const [create] = useAction(CreateSynonymDocument, {
    result: (payload) => payload.searchSynonym,
    failure: editing,
    update: (cache, { data }) => {
      const added = data?.searchSynonymCreate.searchSynonym;
      cache.updateQuery({ query: AdminSynonymsDocument }, (cached) =>
        cached && added ? { searchSynonyms: [added, ...cached.searchSynonyms] } : cached,
      );
    },
    onDone,
  });
  const [update] = useAction(UpdateSynonymDocument, {
    result: (payload) => payload.searchSynonym ?? editedMeanwhile(payload),
    failure: editing,
    onDone,
  });

  return useConflicts({
    editing,
    parts: (values) => fieldParts(values, groupsOfFields()),
    join: (parts, like) => joinFields(parts, like, groupsOfFields()),
    latest: async () => {
      const { data } = await client.query({ query: AdminSynonymsDocument, fetchPolicy: 'network-only' });
      const latest = data?.searchSynonyms.find(({ id }) => id === group?.id);
      return latest ? { version: latest.version, values: valuesOf(latest) } : null;
    },
    save: ({ words: text }, { version }) => {
      const words = text.split(',').flatMap((word) => word.trim() || []);
      const input = { words };
      return group ? update({ id: group.id, input, expectedVersion: version }) : create({ input });
    },
  });
}
