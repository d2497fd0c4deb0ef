import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { inputEdits } from '../../../forms/custom-fields/field-values.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import {
  AdminCollectionsDocument,
  type ChosenProduct_productFragment,
  type CollectionForm_collectionFragment,
  CreateCollectionDocument,
  ProductsOfCollectionDocument,
  UpdateCollectionDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx';
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
import { CollectionProducts } from './collection-products.tsx';
import { CollectionPreview } from './collection-preview.tsx';
import {
  collectionGroups,
  type CollectionValues,
  exampleOf,
  inputOf,
  valuesOf,
} from './collection-values.ts';
import { ConditionRows } from './condition-rows.tsx';
import { invalidateCollections } from './invalidate-collections.ts';

interface CollectionFormProps {
  /** The collection to edit; null for a new one. */
  collection: CollectionForm_collectionFragment | null;
  /** The products of a manual collection. */
  products: readonly ChosenProduct_productFragment[];
  currency: string;
}

/** Adds or edits a collection, then returns to the list. */
export function CollectionForm({ collection, products, currency }: CollectionFormProps) {
  const navigate = useNavigate();
  const [before] = useState(collection);
  const editing = useEditForm<CollectionValues>({
    name: `collection ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, products, currency),
    version: before?.version ?? null,
    example: exampleOf,
  });
  const { form, field } = editing;
  const picture = usePictureField(form);
  const saveCollection = useSaveCollection(before, currency, editing);
  const client = useApolloClient();
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, collectionGroups()),
    join: (parts, like) => joinFields(parts, like, collectionGroups()),
    latest: async () => {
      const latest = before && (await findCollection(client, before.id));
      if (!latest) return null;
      const { collection, products: chosen } = latest;
      return { version: collection.version, values: valuesOf(collection, chosen, currency) };
    },
    save: saveCollection,
  });

  async function save(values: CollectionValues): Promise<boolean> {
    if (picture.upload.isUploading) {
      editing.fail(t`Please wait until the picture is uploaded.`);
      return false;
    }
    if (values.kind === 'RULES' && values.conditions.length === 0) {
      editing.fail(t`Please add a condition, or choose products by hand.`);
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
        onSaved={() => navigate(adminPaths.collections())}
        label={before ? t`Save changes` : t`Add collection`}
        cancelTo={adminPaths.collections()}
        leaveWarning={t`You have changed this collection but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <Panel title={t`Collection`}>
            <DetailFields field={field} />
          </Panel>
          <Panel title={t`Products`}>
            <ProductFields form={form} field={field} currency={currency} />
          </Panel>
          <Panel title={t`Picture`}>
            <SinglePictureField
              {...picture}
              alt={field('pictureAlt', {
                validate: (alt, values) => pictureAltRule({ ...values, pictureAlt: alt }),
              })}
            />
          </Panel>
          <CustomFieldsPanel owner="COLLECTION" control={form.control} name="fields" />
        </Stack>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

interface FieldsProps {
  field: CheckedField<CollectionValues>;
}

function DetailFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        label={t`Title`}
        required
        autoComplete="off"
        {...field('title', {
          validate: {
            required: fieldRules.required(t`Please enter a title`),
            length: fieldRules.atMost(120),
          },
        })}
      />
      <MarkdownField
        label={t`Description`}
        rows={4}
        {...field('description', { validate: fieldRules.atMost(5000) })}
      />
      <CheckboxField label={t`Shoppers see this collection`} {...field('isVisible')} error={undefined} />
    </>
  );
}

interface ProductFieldsProps extends FieldsProps {
  form: UseFormReturn<CollectionValues>;
  currency: string;
}

function ProductFields({ form, field, currency }: ProductFieldsProps) {
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <RadioGroupField
        label={t`How products are added`}
        optionalMark={false}
        options={[
          {
            value: 'RULES',
            label: t`By rules`,
            hint: t`Every product that meets the conditions, including new ones.`,
          },
          { value: 'MANUAL', label: t`By hand`, hint: t`Products that you choose, in your order.` },
        ]}
        {...field('kind')}
      />
      {kind === 'RULES' ? (
        <>
          <ConditionRows form={form} field={field} currency={currency} />
          <CollectionPreview control={form.control} currency={currency} />
        </>
      ) : (
        <CollectionProducts control={form.control} />
      )}
    </>
  );
}

/** The saved collection, with the products of a manual one; null if it no longer exists. */
async function findCollection(client: ApolloClient, id: string) {
  const fetchPolicy = 'network-only';
  const { data } = await client.query({ query: AdminCollectionsDocument, fetchPolicy });
  const collection = data?.collections.find((other) => other.id === id);
  if (!collection) return null;
  if (collection.kind !== 'MANUAL') return { collection, products: [] };
  const variables = { handle: collection.handle };
  const result = await client.query({ query: ProductsOfCollectionDocument, variables, fetchPolicy });
  return { collection, products: result.data?.products.nodes ?? [] };
}

/**
 * Adds a collection, or sends the edits of an existing one, and shows a toast. Resolves to the collection, to
 * `EDITED_MEANWHILE`, or to null after a failure.
 */
function useSaveCollection(
  before: CollectionForm_collectionFragment | null,
  currency: string,
  failure: FailingForm,
) {
  const [create] = useAction(CreateCollectionDocument, {
    result: (payload) => payload.collection,
    failure,
    update: invalidateCollections,
    onDone: ({ title }) => showToast({ tone: 'success', title: t`Collection added`, details: [title] }),
  });
  const [update] = useAction(UpdateCollectionDocument, {
    result: (payload) => payload.collection ?? editedMeanwhile(payload),
    failure,
    update: invalidateCollections,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Collection saved`, details: [saved.title] });
    },
  });
  return (values: CollectionValues, from: EditBase<CollectionValues>) => {
    const input = inputOf(values, before, currency);
    if (!before) return create({ input });
    const edits = inputEdits(inputOf(from.values, before, currency), input);
    return update({ id: before.id, input: edits, expectedVersion: from.version });
  };
}
