import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import { type CheckedField, useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { useLeaveWarning } from '../../../forms/use-leave-warning.ts';
import {
  type CategoryRow_categoryFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from '../../../gql/admin/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FormErrorSummary } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SinglePictureField } from '../pictures/single-picture-field.tsx';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { LeaveDialog } from '../ui/leave-dialog.tsx';
import { Panel } from '../ui/panel.tsx';
import { CategoryOptions } from './category-options.tsx';
import { branchOf, type TreeRow } from './category-moves.ts';
import {
  type CategoryValues,
  inputOf,
  noPicture,
  pictureAltRule,
  type PictureValues,
  valuesOf,
} from './category-values.ts';
import { storeTree } from './store-tree.ts';

interface CategoryFormProps {
  /** The category to change; null for a new one. */
  row: TreeRow | null;
  rows: readonly TreeRow[];
}

/**
 * Adds or edits a category, then returns to the tree. Nothing typed is lost: leaving asks for confirmation, and drafts are
 * kept.
 */
export function CategoryForm({ row, rows }: CategoryFormProps) {
  const navigate = useNavigate();
  const [before] = useState(() => row?.category ?? null);
  const [defaultValues] = useState(() => valuesOf(before, row?.parent?.id ?? null));
  const checked = useAppForm<CategoryValues>({ defaultValues });
  const { form, field, errors } = checked;
  const { isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft({
    form,
    owner: {
      space: 'admin',
      userId: adminSession.read()?.user.id ?? '',
      form: `category ${before?.id ?? 'new'}`,
    },
    before: defaultValues,
  });
  const setPicture = (picture: Partial<PictureValues>) => {
    for (const [name, value] of Object.entries(picture)) {
      form.setValue(name as keyof PictureValues, value, { shouldDirty: true });
    }
  };
  const upload = usePictureUpload(({ id, url }) => setPicture({ assetId: id, pictureUrl: url }));
  const leaving = useLeaveWarning(isDirty || upload.uploads.length > 0);
  const [assetId, pictureUrl] = useWatch({ control: form.control, name: ['assetId', 'pictureUrl'] });
  const saveCategory = useSaveCategory(before, checked);

  const save = form.handleSubmit(async (values) => {
    if (upload.isUploading) return checked.fail(t`Please wait until the picture is uploaded.`);
    if ((await saveCategory(defaultValues, values)) === null) return;
    draft.close();
    leaving.allowNext();
    await navigate(paths.admin.categories());
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormErrorSummary errors={errors} />
      <Stack gap={24}>
        <Panel title={t`Category`}>
          <CategoryFields field={field} rows={rows} id={before?.id ?? null} />
        </Panel>
        <Panel title={t`Picture`}>
          <SinglePictureField
            url={assetId === '' ? null : pictureUrl}
            upload={upload}
            alt={field('pictureAlt', {
              validate: (alt, values) => pictureAltRule({ ...values, pictureAlt: alt }),
            })}
            onRemove={() => setPicture(noPicture)}
          />
        </Panel>
      </Stack>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        label={before ? t`Save changes` : t`Add category`}
        cancelTo={paths.admin.categories()}
      />
      <LeaveDialog
        leaving={leaving}
        description={t`You have changed this category but not saved it. If you leave now, these changes are lost.`}
        onLeave={draft.close}
      />
    </form>
  );
}

/** Adds a category, or sends what was edited of the one there is, and shows a toast; null after a failure. */
function useSaveCategory(before: CategoryRow_categoryFragment | null, failure: FailingForm) {
  const saving = {
    result: (payload: { category?: CategoryRow_categoryFragment | null }) => payload.category,
    failure,
  };
  const [create] = useAction(CreateCategoryDocument, {
    ...saving,
    update: (cache, { data }) => storeTree(cache, data?.categoryCreate.categories),
    onDone: ({ label }) => showToast({ tone: 'success', title: t`Category added`, details: [label] }),
  });
  const [update] = useAction(UpdateCategoryDocument, {
    ...saving,
    update: (cache, { data }) => storeTree(cache, data?.categoryUpdate.categories),
    onDone: ({ label }) => showToast({ tone: 'success', title: t`Category saved`, details: [label] }),
  });
  return (start: CategoryValues, values: CategoryValues) => {
    const input = inputOf(values, before);
    return before
      ? update({ id: before.id, input: editsOf(inputOf(start, before), input) })
      : create({ input });
  };
}

interface CategoryFieldsProps {
  field: CheckedField<CategoryValues>;
  rows: readonly TreeRow[];
  /** The category that is edited; it can't lie in itself. */
  id: string | null;
}

function CategoryFields({ field, rows, id }: CategoryFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        {...field('label', {
          validate: {
            required: fieldRules.required(t`Please name the category`),
            length: fieldRules.atMost(60),
          },
        })}
      />
      <SelectField label={t`Parent category`} optionalMark={false} {...field('parentId')}>
        <option value="">{t`None (top level)`}</option>
        <CategoryOptions
          rows={rows}
          without={id !== null ? branchOf(rows, id).map(({ category }) => category.id) : []}
        />
      </SelectField>
      <CheckboxField
        label={t`Shoppers see this category`}
        hint={t`A hidden category, with all that lies in it, is in no menu, filter or list. Its products stay on sale.`}
        {...field('isVisible')}
        error={undefined}
      />
    </>
  );
}
