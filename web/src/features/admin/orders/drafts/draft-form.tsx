import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { fieldRules } from '../../../../forms/field-rules.ts';
import {
  type DraftCustomer_userFragment,
  DraftOrderDocument,
  type Draft_draftOrderFragment,
} from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { useCurrency, useShop } from '../../../../shop/use-shop.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx';
import { TextAreaField } from '../../../../ui/forms/text-area-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { paymentMethodLabels } from '../../../orders/shared/order-labels.ts';
import { DeliveryChoice } from '../../../orders/shared/delivery-choice.tsx';
import { Totals } from '../../../orders/shared/totals.tsx';
import { ConflictDialog } from '../../ui/conflicts/conflict-dialog.tsx';
import { fieldParts, joinFields } from '../../ui/conflicts/field-parts.ts';
import { useConflicts } from '../../ui/conflicts/use-conflicts.ts';
import { CustomFieldsPanel } from '../../custom-fields/form/custom-fields-panel.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { type EditedForm, useEditForm } from '../../ui/form/use-edit-form.ts';
import { DraftAddress, DraftDeliveryAddress } from './draft-address.tsx';
import { DraftCustomer } from './draft-customer.tsx';
import { DraftLines } from './draft-lines.tsx';
import { DraftDiscount } from './draft-prices.tsx';
import { draftGroups, type DraftValues, exampleOf, valuesOf } from './draft-values.ts';
import { type DraftPreview, useDraftPreview } from './use-draft-preview.ts';
import { useSaveDraft } from './use-save-draft.ts';

/** The value of the button that places the order. */
const PLACE = 'PLACE';

interface DraftFormProps {
  /** The draft to edit; null for a new one. */
  draft: Draft_draftOrderFragment | null;
  /** The customer of a new draft, if known. */
  customer: DraftCustomer_userFragment | null;
}

/** Creates or edits a draft, and places it. */
export function DraftForm({ draft, customer }: DraftFormProps) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const currency = useCurrency();
  const [before] = useState(draft);
  const editing = useEditForm<DraftValues>({
    name: `draft order ${before?.id ?? `new ${customer?.id ?? ''}`}`,
    defaultValues: () => valuesOf(before, customer, currency),
    version: before?.version ?? null,
    example: exampleOf,
  });
  const { form } = editing;
  const values = useWatch({ control: form.control }) as DraftValues;
  const { countryCode, region, isDeliveredElsewhere, deliveryAddress } = values;
  const billing = { countryCode, region };
  const elsewhere = isDeliveredElsewhere ? deliveryAddress : null;
  const pricing = useDraftPreview({ ...values, billing, elsewhere }, currency);
  const { isDelivered } = pricing;
  const { saved, saveDraft, place } = useSaveDraft(before, editing, { isDelivered, currency });
  const placedId = useRef<string | null>(null);
  const conflicts = useConflicts({
    editing,
    parts: (values) => fieldParts(values, draftGroups()),
    join: (parts, like) => joinFields(parts, like, draftGroups()),
    latest: async () => {
      const variables = { id: saved()?.id ?? '' };
      const { data } = await client.query({
        query: DraftOrderDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const latest = data?.draftOrder;
      return latest ? { version: latest.version, values: valuesOf(latest, null, currency) } : null;
    },
    save: saveDraft,
  });

  async function save(values: DraftValues, pressed: string): Promise<boolean> {
    if (!(await conflicts.save(values))) return false;
    if (pressed !== PLACE) return true;
    placedId.current = await place(pricing.isOutdated ? null : (pricing.preview?.totals.total ?? null));
    return placedId.current !== null;
  }

  return (
    <>
      <EditForm
        editing={editing}
        hasUploads={false}
        save={save}
        onSaved={() =>
          navigate(placedId.current ? adminPaths.order(placedId.current) : adminPaths.orderDrafts())
        }
        label={t`Save draft`}
        further={
          <Button type="submit" value={PLACE} pending={form.formState.isSubmitting}>
            <Trans>Place order</Trans>
          </Button>
        }
        cancelTo={adminPaths.orderDrafts()}
        leaveWarning={t`You have changed this draft but not saved it. If you leave now, these changes are lost.`}
      >
        <DraftFields editing={editing} before={before} pricing={pricing} />
      </EditForm>
      <ConflictDialog question={conflicts.question} />
    </>
  );
}

interface DraftDeliveryProps {
  form: EditedForm<DraftValues>['form'];
  preview: NonNullable<DraftPreview['preview']>;
}

/** The delivery methods available for the address. */
function DraftDelivery({ form, preview }: DraftDeliveryProps) {
  const deliveryMethodId = useWatch({ control: form.control, name: 'deliveryMethodId' });
  return (
    <Panel title={t`Delivery`}>
      <DeliveryChoice
        options={preview.deliveryMethods}
        selectedId={deliveryMethodId}
        priced={preview.deliveryMethod?.methodId}
        isAlwaysShown
        onChoose={(id) => form.setValue('deliveryMethodId', id, { shouldDirty: true })}
      />
    </Panel>
  );
}

interface DraftFieldsProps {
  editing: EditedForm<DraftValues>;
  /** The stored draft; null for a new one. */
  before: Draft_draftOrderFragment | null;
  pricing: DraftPreview;
}

function DraftFields({ editing: { form, field }, before, pricing }: DraftFieldsProps) {
  const currency = useCurrency();
  const unavailable = before?.unavailable ?? [];
  const takesCards = useShop()?.cardPayment.available ?? false;
  const { preview, isOutdated, problem, isDelivered } = pricing;
  return (
    <TwoColumns
      main={
        <>
          <Panel title={t`Customer`}>
            <DraftCustomer form={form} />
          </Panel>
          <Panel title={t`Products`}>
            {unavailable.length > 0 && (
              <Callout tone="warning" title={t`No longer available, so left out`}>
                {unavailable.join(', ')}
              </Callout>
            )}
            <DraftLines
              form={form}
              field={field}
              priced={preview?.lines ?? []}
              isOutdated={isOutdated}
              currency={currency}
            />
          </Panel>
          <Panel title={t`Address`}>
            <DraftAddress form={form} field={field} pricing={pricing} />
            {isDelivered && <DraftDeliveryAddress form={form} field={field} />}
          </Panel>
          <Panel title={t`Note and gift message`}>
            <TextAreaField
              label={t`Customer’s note`}
              rows={3}
              {...field('customerNote', { validate: fieldRules.atMost(500) })}
            />
            <TextAreaField
              label={t`Gift message`}
              rows={3}
              {...field('giftMessage', { validate: fieldRules.atMost(500) })}
            />
          </Panel>
          <CustomFieldsPanel owner="ORDER" control={form.control} name="fields" />
        </>
      }
      side={
        <>
          {preview?.requiresShipping && <DraftDelivery form={form} preview={preview} />}
          <Panel title={t`Payment`}>
            <RadioGroupField
              label={t`How the customer pays`}
              optionalMark={false}
              options={[
                { value: 'BANK', label: paymentMethodLabels().BANK },
                {
                  value: 'CASH_ON_DELIVERY',
                  label: paymentMethodLabels().CASH_ON_DELIVERY,
                  disabled: !isDelivered,
                },
                ...(takesCards ? [{ value: 'CARD', label: t`Card, with a payment link by email` }] : []),
              ]}
              {...field('paymentMethod', {
                validate: (method) =>
                  isDelivered ||
                  method !== 'CASH_ON_DELIVERY' ||
                  t`Nothing is delivered, so choose another payment method`,
              })}
            />
          </Panel>
          <Panel title={t`Note`}>
            <TextAreaField
              label={t`Note for staff`}
              hint={t`Added to the order as a comment.`}
              rows={3}
              {...field('note', { validate: fieldRules.atMost(2000) })}
            />
          </Panel>
          <DraftDiscount form={form} field={field} before={before} currency={currency} />
          <Panel title={t`Total`}>
            <Stack gap={16}>
              {preview && (
                <Totals
                  totals={preview.totals}
                  requiresShipping={preview.requiresShipping}
                  adjustments={preview.adjustments}
                  isOutdated={isOutdated}
                  currency={currency}
                  look="plain"
                />
              )}
              {problem !== null && <Callout tone="danger">{problem}</Callout>}
            </Stack>
          </Panel>
        </>
      }
    />
  );
}
