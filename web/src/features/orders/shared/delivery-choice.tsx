import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DeliveryOption_optionFragment as DeliveryOption } from '../../../gql/graphql.ts';
import { arrivalText, readyText } from '../../../shop/arrival.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx';
import { shippingLabel } from './totals.tsx';

interface DeliveryChoiceProps {
  /** The options for the form's address. */
  options: readonly DeliveryOption[];
  /** The id of the selected option, marked at once; empty for none yet. */
  selectedId: string;
  /** The id of the option whose price is in the total. */
  priced: string | null | undefined;
  error?: string | undefined;
  /** Also if there is only one option. */
  isAlwaysShown?: boolean;
  onChoose: (id: string) => void;
}

/** The delivery options, with prices and delivery times. */
export function DeliveryChoice({
  options,
  selectedId,
  priced,
  error,
  isAlwaysShown = false,
  onChoose,
}: DeliveryChoiceProps) {
  const currency = useCurrency();
  const [only] = options;
  // A single option without a delivery time needs no choice: the total shows its price.
  if (!isAlwaysShown && options.length === 1 && only && hintOf(only) === '') return null;
  if (options.length === 0) {
    return (
      <Callout tone="warning" title={t`We can’t deliver this order there`}>
        <p>
          <Trans>Please choose another country or address.</Trans>
        </p>
      </Callout>
    );
  }
  return (
    <RadioGroupField
      label={t`Delivery`}
      required
      name="deliveryMethodId"
      value={options.some(({ methodId }) => methodId === selectedId) ? selectedId : (priced ?? '')}
      onChange={(event) => onChoose(event.target.value)}
      error={error}
      options={options.map((option) => {
        const hint = hintOf(option);
        return {
          value: option.methodId,
          label: option.name,
          ...(hint !== '' && { hint }),
          extra: shippingLabel(option.price, currency),
        };
      })}
    />
  );
}

function hintOf(option: DeliveryOption): string {
  const when = option.isPickUp ? readyText(option) : arrivalText(option);
  return [when, option.note].filter(Boolean).join(' · ');
}
