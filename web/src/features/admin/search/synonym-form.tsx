import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import {
  AdminSynonymsDocument,
  CreateSynonymDocument,
  type Synonym_searchSynonymFragment,
  UpdateSynonymDocument,
} from '../../../gql/admin/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { FieldRow } from '../ui/field-row.tsx';

interface SynonymFormProps {
  /** Null for a new one. */
  group: Synonym_searchSynonymFragment | null;
  userId: string;
  onDelete?: () => void;
}

/** The words of a group in one line, separated by commas. What is typed stays for another visit. */
export function SynonymForm({ group, userId, onDelete }: SynonymFormProps) {
  const before = { words: group?.words.join(', ') ?? '' };
  const { form, field, isDirty, failure, ...checked } = useAppForm({ defaultValues: before });
  const owner = { space: 'admin', userId, form: `synonym-${group?.id ?? 'new'}` } as const;
  const draft = useFormDraft({ form, owner, before });
  const onDone = ({ words }: Synonym_searchSynonymFragment) => {
    form.reset({ words: group ? words.join(', ') : '' });
    draft.settle();
    showToast({ tone: 'success', title: t`Search words saved`, details: [words.join(', ')] });
  };
  const [create, isCreating] = useAction(CreateSynonymDocument, {
    result: (payload) => payload.searchSynonym,
    failure: checked,
    update: (cache, { data }) => {
      const added = data?.searchSynonymCreate.searchSynonym;
      cache.updateQuery({ query: AdminSynonymsDocument }, (known) =>
        known && added ? { searchSynonyms: [added, ...known.searchSynonyms] } : known,
      );
    },
    onDone,
  });
  const [update, isUpdating] = useAction(UpdateSynonymDocument, {
    result: (payload) => payload.searchSynonym,
    failure: checked,
    onDone,
  });

  async function save({ words: text }: typeof before): Promise<void> {
    const words = text.split(',').flatMap((word) => word.trim() || []);
    const input = { words };
    await (group ? update({ id: group.id, input }) : create({ input }));
  }

  const name = group?.words[0] ?? '';
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <FieldRow
        actions={
          <>
            <Button
              type="submit"
              size="sm"
              variant={group ? 'outline' : undefined}
              disabled={!isDirty}
              pending={isCreating || isUpdating}
            >
              {group ? (
                <Trans>
                  Save<VisuallyHidden> the words for {name}</VisuallyHidden>
                </Trans>
              ) : (
                <Trans>Add group</Trans>
              )}
            </Button>
            {onDelete && (
              <Button size="sm" variant="quiet" onClick={onDelete}>
                <Trans>
                  Delete<VisuallyHidden> the words for {name}</VisuallyHidden>
                </Trans>
              </Button>
            )}
          </>
        }
      >
        <TextField
          id={owner.form}
          label={group ? t`Words for “${name}”` : t`Words, separated by commas`}
          optionalMark={false}
          maxLength={1300}
          autoComplete="off"
          {...field('words', { validate: fieldRules.required(t`Please enter at least two words`) })}
          {...(failure !== undefined && { error: failure })}
        />
      </FieldRow>
    </form>
  );
}
