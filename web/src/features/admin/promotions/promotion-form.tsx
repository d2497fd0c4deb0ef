import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import type { EditBase } from '../../../forms/use-form-draft.ts';
import {
  AdminPromotionDocument,
  CreatePromotionDocument,
  type PromotionForm_promotionFragment,
  UpdatePromotionDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../ui/form/edit-form.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { invalidatePromotions } from './invalidate-promotions.ts';
import { PromotionCustomers } from './promotion-customers.tsx';
import { PromotionExamples } from './promotion-examples.tsx';
import { EffectFields, LimitFields, NameFields, StackingFields } from './promotion-fields.tsx';
import { PromotionProducts } from './promotion-products.tsx';
import {
  type FormTerms,
  inputOf,
  promotionGroups,
  type PromotionValues,
  valuesOf,
} from './promotion-values.ts';
import styles from './promotions.module.css';

interface PromotionFormProps {
  /** The promotion to edit; null for a new one. */
  promotion: PromotionForm_promotionFragment | null;
  terms: FormTerms;
}

/** Adds or edits a promotion, then returns to the list. */
export function PromotionForm({ promotion, terms }: PromotionFormProps) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [before] = useState(promotion);
  const editing = useEditForm<PromotionValues>({
    name: `promotion ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, terms),
    version: before?.version ?? null,
  });
  const { form, field } = editing;
  const { currency } = terms;
  const savePromotion = useSavePromotion(before, terms, editing);
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, promotionGroups()),
    join: (parts, like) => joinFields(parts, like, promotionGroups()),
    latest: async () => {
      if (!before) return null;
      const variables = { id: before.id };
      const result = await client.query({
        query: AdminPromotionDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const latest = result.data?.promotion;
      return latest ? { version: latest.version, values: valuesOf(latest, terms) } : null;
    },
    save: savePromotion,
  });
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={false}
        save={(values) => conflicts.save(values)}
        onSaved={() => navigate(adminPaths.promotions())}
        label={before ? t`Save changes` : t`Add promotion`}
        cancelTo={adminPaths.promotions()}
        leaveWarning={t`You have changed this promotion but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <Panel title={t`Promotion`}>
            <NameFields field={field} />
            <EffectFields form={form} field={field} currency={currency} />
          </Panel>
          <Panel title={t`Applies to`}>
            <p className={classNames(styles.note, styles.intro)}>
              <Trans>
                Leave empty for all products. Products chosen in any of the three ways are included.
              </Trans>
            </p>
            <PromotionProducts form={form} />
          </Panel>
          <Panel title={t`Customers`}>
            <PromotionCustomers form={form} />
          </Panel>
          <Panel title={t`Schedule and limits`}>
            <LimitFields field={field} currency={currency} />
          </Panel>
          <Panel title={t`Combinations`}>
            <StackingFields field={field} />
          </Panel>
          <PromotionExamples form={form} id={before?.id ?? null} terms={terms} />
        </Stack>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

/**
 * Adds a promotion, or sends the edits of an existing one, and shows a toast. Resolves to the promotion, to
 * `EDITED_MEANWHILE`, or to null after a failure.
 */
function useSavePromotion(
  before: PromotionForm_promotionFragment | null,
  terms: FormTerms,
  failure: FailingForm,
) {
  const [create] = useAction(CreatePromotionDocument, {
    result: (payload) => payload.promotion,
    failure,
    update: invalidatePromotions,
    onDone: ({ title }) => showToast({ tone: 'success', title: t`Promotion added`, details: [title] }),
  });
  const [update] = useAction(UpdatePromotionDocument, {
    result: (payload) => payload.promotion ?? editedMeanwhile(payload),
    failure,
    update: invalidatePromotions,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Promotion saved`, details: [saved.title] });
    },
  });
  return (values: PromotionValues, from: EditBase<PromotionValues>) => {
    const input = inputOf(values, terms);
    if (!before) return create({ input });
    const edits = editsOf(inputOf(from.values, terms), input);
    return update({ id: before.id, input: edits, expectedVersion: from.version });
  };
}
