import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { inputEdits } from '../../../forms/custom-fields/field-values.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import {
  AdminCategoryTreeDocument,
  type CategoryRow_categoryFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CustomFieldsPanel } from '../custom-fields/form/custom-fields-panel.tsx';
import { pictureAltRule } from '../pictures/picture-values.ts';
import { SinglePictureField } from '../pictures/single-picture-field.tsx';
import { usePictureField } from '../pictures/use-picture-field.ts';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import type { EditBase } from '../../../forms/use-form-draft.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../ui/form/edit-form.tsx';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { CategoryOptions } from '../pickers/categories/category-options.tsx';
import { branchOf, type TreeRow, treeRows } from '../pickers/categories/category-moves.ts';
import {
  categoryGroups,
  type CategoryValues,
  inputOf,
  sizeGuideLabels,
  valuesOf,
} from './category-values.ts';
import { storeTree } from './store-tree.ts';

interface CategoryFormProps {
  /** The category to edit; null for a new one. */
  row: TreeRow | null;
  rows: readonly TreeRow[];
}

/** Adds or edits a category, then returns to the tree. */
export function CategoryForm({ row, rows }: CategoryFormProps) {
  const navigate = useNavigate();
  const [before] = useState(() => row?.category ?? null);
  const editing = useEditForm<CategoryValues>({
    name: `category ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, row?.parent?.id ?? null),
    version: before?.version ?? null,
  });
  const { form, field } = editing;
  const picture = usePictureField(form);
  const saveCategory = useSaveCategory(before, editing);
  const client = useApolloClient();
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, categoryGroups(rows)),
    join: (parts, like) => joinFields(parts, like, categoryGroups(rows)),
    latest: async () => {
      const { data } = await client.query({ query: AdminCategoryTreeDocument, fetchPolicy: 'network-only' });
      const latestRow = data && treeRows(data.categories).find(({ category }) => category.id === before?.id);
      if (!latestRow) return null;
      const { category, parent } = latestRow;
      return { version: category.version, values: valuesOf(category, parent?.id ?? null) };
    },
    save: saveCategory,
  });

  async function save(values: CategoryValues): Promise<boolean> {
    if (picture.upload.isUploading) {
      editing.fail(t`Please wait until the picture is uploaded.`);
      return false;
    }
    return conflicts.save(values);
  }

  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={picture.upload.uploads.length > 0}
        save={save}
        onSaved={() => navigate(adminPaths.categories())}
        label={before ? t`Save changes` : t`Add category`}
        cancelTo={adminPaths.categories()}
        leaveWarning={t`You have changed this category but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <Panel title={t`Category`}>
            <CategoryFields field={field} rows={rows} id={before?.id ?? null} />
          </Panel>
          <Panel title={t`Picture`}>
            <SinglePictureField
              {...picture}
              alt={field('pictureAlt', {
                validate: (alt, values) => pictureAltRule({ ...values, pictureAlt: alt }),
              })}
            />
          </Panel>
          <CustomFieldsPanel owner="CATEGORY" control={form.control} name="fields" />
        </Stack>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/**
 * Adds a category, or sends the edits of an existing one, and shows a toast. Resolves to the category, to
 * `EDITED_MEANWHILE`, or to null after a failure.
 */
function useSaveCategory(before: CategoryRow_categoryFragment | null, failure: FailingForm) {
  const [create] = useAction(CreateCategoryDocument, {
    result: (payload) => payload.category,
    failure,
    update: (cache, { data }) => storeTree(cache, data?.categoryCreate.categories),
    onDone: ({ label }) => showToast({ tone: 'success', title: t`Category added`, details: [label] }),
  });
  const [update] = useAction(UpdateCategoryDocument, {
    result: (payload) => payload.category ?? editedMeanwhile(payload),
    failure,
    update: (cache, { data }) => storeTree(cache, data?.categoryUpdate.categories),
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Category saved`, details: [saved.label] });
    },
  });
  return (values: CategoryValues, from: EditBase<CategoryValues>) => {
    const input = inputOf(values, before);
    if (!before) return create({ input });
    const edits = inputEdits(inputOf(from.values, before), input);
    return update({ id: before.id, input: edits, expectedVersion: from.version });
  };
}

interface CategoryFieldsProps {
  field: CheckedField<CategoryValues>;
  rows: readonly TreeRow[];
  /** The edited category, which can't be its own parent. */
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
      <MarkdownField
        label={t`Description`}
        hint={t`Shown above the category’s products.`}
        rows={4}
        {...field('description', { validate: fieldRules.atMost(5000) })}
      />
      <SelectField label={t`Parent category`} optionalMark={false} {...field('parentId')}>
        <option value="">{t`None (top level)`}</option>
        <CategoryOptions
          rows={rows}
          without={id !== null ? branchOf(rows, id).map(({ category }) => category.id) : []}
        />
      </SelectField>
      <SelectField
        label={t`Size guide`}
        optionalMark={false}
        hint={t`Shown next to the sizes of products in this category.`}
        {...field('sizeGuide')}
      >
        {Object.entries(sizeGuideLabels()).map(([guide, label]) => (
          <option key={guide} value={guide}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t`Google product category`}
        autoComplete="off"
        hint={t`For feeds: its number or path in Google’s product taxonomy, such as 2271. Subcategories without one have this one, too.`}
        {...field('googleCategory', { validate: fieldRules.atMost(250) })}
      />
      <CheckboxField
        label={t`Shoppers see this category`}
        hint={t`A hidden category and its subcategories don’t appear in menus, filters or lists. Shoppers can still buy its products.`}
        {...field('isVisible')}
        error={undefined}
      />
    </>
  );
}
