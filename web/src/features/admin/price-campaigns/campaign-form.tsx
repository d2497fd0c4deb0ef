import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FailingForm, useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { editsOf } from '../../../forms/form-draft.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import type { EditBase } from '../../../forms/use-form-draft.ts';
import {
  AdminPriceCampaignDocument,
  CreatePriceCampaignDocument,
  type CampaignForm_campaignFragment,
  UpdatePriceCampaignDocument,
} from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ConflictDialog } from '../ui/conflicts/conflict-dialog.tsx';
import { EDITED_MEANWHILE, editedMeanwhile } from '../ui/conflicts/edited-meanwhile.ts';
import { fieldParts, joinFields } from '../ui/conflicts/field-parts.ts';
import { useConflicts } from '../ui/conflicts/use-conflicts.ts';
import { EditForm } from '../ui/form/edit-form.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { useEditForm } from '../ui/form/use-edit-form.ts';
import { invalidateCampaigns } from './invalidate-campaigns.ts';
import { CampaignGroups } from './campaign-groups.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignProducts } from './campaign-products.tsx';
import {
  exampleOf,
  inputOf,
  campaignGroups,
  type CampaignTerms,
  type CampaignValues,
  valuesOf,
  wholeNumber,
} from './campaign-values.ts';
import styles from './campaigns.module.css';

interface CampaignFormProps {
  /** The campaign to edit; null for a new one. */
  campaign: CampaignForm_campaignFragment | null;
  terms: CampaignTerms;
}

/** Adds or edits a campaign, then returns to the list. */
export function CampaignForm({ campaign, terms }: CampaignFormProps) {
  const navigate = useNavigate();
  const [before] = useState(campaign);
  const editing = useEditForm<CampaignValues>({
    name: `campaign ${before?.id ?? 'new'}`,
    defaultValues: () => valuesOf(before, terms),
    version: before?.version ?? null,
    example: exampleOf,
  });
  const { form, field } = editing;
  const conflicts = useCampaignConflicts(before, terms, editing);

  async function save(values: CampaignValues): Promise<boolean> {
    if (values.products.length + values.categories.length + values.collections.length === 0) {
      editing.fail(t`Please choose at least one product, category or collection.`);
      return false;
    }
    return conflicts.save(values);
  }

  const { control } = form;
  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={false}
        save={save}
        onSaved={() => navigate(adminPaths.campaigns())}
        label={before ? t`Save changes` : t`Plan campaign`}
        cancelTo={adminPaths.campaigns()}
        leaveWarning={t`You have changed this campaign but not saved it. If you leave now, these changes are lost.`}
      >
        <Stack gap={24}>
          <Panel title={t`Sales campaign`}>
            <TimeFields field={field} timeZone={terms.timeZone} />
          </Panel>
          <Panel title={t`What is in it`}>
            <TextField
              label={t`Percent off`}
              inputMode="numeric"
              autoComplete="off"
              hint={t`Leave it empty if each product has a price of its own.`}
              {...field('percent', {
                validate: (text) =>
                  text.trim() === '' || isPercent(text) || t`Please enter a whole number from 1 to 99`,
              })}
            />
            <CampaignGroups control={control} />
            <CampaignProducts control={control} field={field} currency={terms.currency} />
          </Panel>
          <Panel title={t`Prices`}>
            <CampaignPreview control={control} currency={terms.currency} />
          </Panel>
        </Stack>
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

const isPercent = (text: string) => {
  const percent = wholeNumber(text) ?? 0;
  return percent >= 1 && percent <= 99;
};

interface TimeFieldsProps {
  field: CheckedField<CampaignValues>;
  timeZone: string;
}

function TimeFields({ field, timeZone }: TimeFieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        required
        autoComplete="off"
        hint={t`Screen readers say it with the countdown of a flash sale.`}
        {...field('name', {
          validate: {
            required: fieldRules.required(t`Please name the campaign`),
            length: fieldRules.atMost(60),
          },
        })}
      />
      <div className={styles.pair}>
        <TextField
          label={t`Starts at`}
          required
          type="datetime-local"
          hint={t`In the time zone ${timeZone}`}
          {...field('startsAt', { validate: fieldRules.required(t`Please say when the campaign starts`) })}
        />
        <TextField
          label={t`Ends at`}
          required
          type="datetime-local"
          hint={t`In the time zone ${timeZone}`}
          {...field('endsAt', {
            validate: {
              required: fieldRules.required(t`Please say when the campaign ends`),
              order: (text, { startsAt }) => text > startsAt || t`The campaign must end after it starts`,
            },
          })}
        />
      </div>
      <CheckboxField
        label={t`Repeats every week`}
        hint={t`At the same time, until you end it. It can last a week at most.`}
        {...field('repeats')}
        error={undefined}
      />
      <CheckboxField
        label={t`Flash sale`}
        hint={t`The home page shows its products under “Flash Sales”, and the banner counts down to its end.`}
        {...field('isFlashSale')}
        error={undefined}
      />
    </>
  );
}

function useCampaignConflicts(
  before: CampaignForm_campaignFragment | null,
  terms: CampaignTerms,
  editing: ReturnType<typeof useEditForm<CampaignValues>>,
) {
  const client = useApolloClient();
  const saveCampaign = useSaveCampaign(before, terms, editing);
  return useConflicts({
    editing,
    parts: (values) => fieldParts(values, campaignGroups()),
    join: (parts, like) => joinFields(parts, like, campaignGroups()),
    latest: async () => {
      const variables = { id: before?.id ?? '' };
      const { data } = await client.query({
        query: AdminPriceCampaignDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const campaign = data?.priceCampaign;
      return campaign ? { version: campaign.version, values: valuesOf(campaign, terms) } : null;
    },
    save: saveCampaign,
  });
}

/**
 * Adds a campaign, or sends the edits of an existing one, and shows a toast. Resolves to the campaign, to
 * `EDITED_MEANWHILE`, or to null after a failure.
 */
function useSaveCampaign(
  before: CampaignForm_campaignFragment | null,
  terms: CampaignTerms,
  failure: FailingForm,
) {
  const [create] = useAction(CreatePriceCampaignDocument, {
    result: (payload) => payload.priceCampaign,
    failure,
    update: invalidateCampaigns,
    onDone: ({ name }) => showToast({ tone: 'success', title: t`Sales campaign planned`, details: [name] }),
  });
  const [update] = useAction(UpdatePriceCampaignDocument, {
    result: (payload) => payload.priceCampaign ?? editedMeanwhile(payload),
    failure,
    update: invalidateCampaigns,
    onDone: (saved) => {
      if (saved === EDITED_MEANWHILE) return;
      showToast({ tone: 'success', title: t`Sales campaign saved`, details: [saved.name] });
    },
  });
  return (values: CampaignValues, from: EditBase<CampaignValues>) => {
    const input = inputOf(values, before, terms);
    if (!before) return create({ input });
    const edits = editsOf(inputOf(from.values, before, terms), input);
    return update({ id: before.id, input: edits, expectedVersion: from.version });
  };
}
