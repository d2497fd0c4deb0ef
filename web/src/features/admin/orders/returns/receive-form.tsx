import { holdsStock } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  type Order_orderFragment,
  ReceiveReturnDocument,
  type Return_returnFragment,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { RestoredDraft } from '../../../../ui/forms/restored-draft.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { orderLineLabel } from '../../../orders/shared/order-labels.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import styles from './receive-form.module.css';

interface ReceiveFormProps {
  order: Order_orderFragment;
  shown: Return_returnFragment;
  onClose: () => void;
}

interface ReceiptValues {
  /**
   * By the position of the line: the total received, and whether the newly received units can be sold again.
   */
  lines: { received: number; restock: boolean }[];
}

/** Records what has arrived of a return, and what of it goes back into stock. */
export function ReceiveForm({ order, shown, onClose }: ReceiveFormProps) {
  const { id, number, version, lines } = shown;
  const editing = useEditForm<ReceiptValues>({
    name: `return receive ${id}`,
    defaultValues: () => ({ lines: lines.map(({ quantity }) => ({ received: quantity, restock: false })) }),
  });
  const { form, field, draft, failure } = editing;
  const { setFocus } = form;
  useEffect(() => setFocus('lines.0.received'), [setFocus]);
  // Any other order's stock has already been released.
  const isHolding = holdsStock(order.status);
  const [receive] = useAction(ReceiveReturnDocument, {
    result: (payload) => payload.return,
    failure: editing,
    update: (cache, { data }) => {
      if (data?.returnReceive.return) cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
    },
    onDone: () => {
      draft.close();
      showToast({ tone: 'success', title: t`Arrival recorded`, details: [t`Return ${number}`] });
      onClose();
    },
  });
  const submit = form.handleSubmit((typed) =>
    receive({
      id,
      expectedVersion: version,
      lines: lines.map(({ line, receivedQuantity, restockedQuantity }, index) => {
        const { received = receivedQuantity, restock = false } = typed.lines[index] ?? {};
        return {
          orderLineId: line.id,
          receivedQuantity: received,
          // Units that arrived earlier stay where they were put.
          restockedQuantity: restockedQuantity + (restock && isHolding ? received - receivedQuantity : 0),
        };
      }),
    }),
  );
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <RestoredDraft isShown={draft.isRestored} onDiscard={draft.discard} />
      {lines.map(({ line, quantity, receivedQuantity }, index) => (
        <div key={line.id}>
          <TextField
            label={t`${orderLineLabel(line)}: how many of ${quantity} have arrived`}
            type="number"
            inputMode="numeric"
            min={receivedQuantity}
            max={quantity}
            optionalMark={false}
            {...field(`lines.${index}.received`, {
              valueAsNumber: true,
              validate: (units) =>
                (Number.isInteger(units) && units >= receivedQuantity && units <= quantity) ||
                t`Please enter ${receivedQuantity} to ${quantity}`,
            })}
          />
          {isHolding && quantity > receivedQuantity && (
            <CheckboxField
              {...form.register(`lines.${index}.restock`)}
              aria-label={t`${orderLineLabel(line)}: restock`}
              label={t`Restock`}
            />
          )}
        </div>
      ))}
      <FormFailure message={failure} />
      <Cluster gap={8}>
        <Button type="submit" size="sm" pending={form.formState.isSubmitting}>
          <Trans>Record arrival</Trans>
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
