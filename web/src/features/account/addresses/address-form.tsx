import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../apollo/use-action.ts';
import type { DraftOwner } from '../../../forms/form-draft.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { useFormDraft } from '../../../forms/use-form-draft.ts';
import { CreateAddressDocument, UpdateAddressDocument } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { FormErrorSummary, FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../ui/forms/restored-draft.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import styles from '../account-page.module.css';
import { AddressFields } from './address-fields.tsx';
import { addressInput, type AddressValues } from './address-values.ts';

interface AddressFormProps {
  userId: string;
  /** The address being edited; null for a new one. */
  id: string | null;
  values: AddressValues;
  /** False for the only address and for the current default: there is nothing to choose. */
  mayBecomeDefault: boolean;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/**
 * The form for a new or saved address. The initial focus is on its heading, so that screen readers announce
 * the form. The draft survives an expired session.
 */
export function AddressForm({ userId, id, values, mayBecomeDefault, onSaved, onCancel }: AddressFormProps) {
  const checked = useAppForm({ defaultValues: values });
  const { form, field, fieldErrors, failure } = checked;
  const draft = useFormDraft({ form, owner: addressDraft(userId, id), before: values });
  const edited = useWatch({ control: form.control }) as AddressValues;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const saving = {
    result: (payload: { address?: { id: string } | null }) => payload.address,
    failure: checked,
    failureDetails: [t`What you typed is still here.`],
    onDone: (saved: { id: string }) => {
      draft.close();
      showToast({ tone: 'success', title: t`Address saved` });
      onSaved(saved.id);
    },
  };
  const [create] = useAction(CreateAddressDocument, saving);
  const [update] = useAction(UpdateAddressDocument, saving);
  const submit = form.handleSubmit((edited) => {
    const input = addressInput(edited);
    return id === null ? create({ input }) : update({ id, input });
  });

  function cancel(): void {
    draft.close();
    onCancel();
  }

  return (
    <form
      noValidate
      className={classNames(styles.card, styles.form)}
      onSubmit={(event) => void submit(event)}
    >
      <h2 ref={title} tabIndex={-1} className={styles.formTitle}>
        {id === null ? t`New address` : t`Edit address`}
      </h2>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      <FormErrorSummary errors={fieldErrors} title={t`Your address is not saved yet`} />
      <AddressFields field={field} values={edited} />
      {mayBecomeDefault && (
        <CheckboxField
          label={t`Use as my default address`}
          hint={t`Selected by default at checkout.`}
          {...form.register('isDefault')}
        />
      )}
      <FormFailure message={failure} />
      <Cluster justify="end" className={styles.actions}>
        <Button variant="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Save Address</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

/** The draft key of an address; without an id, of a new one. */
export function addressDraft(userId: string, id: string | null): DraftOwner {
  return { space: 'shopper', userId, form: `address ${id ?? 'new'}` };
}
