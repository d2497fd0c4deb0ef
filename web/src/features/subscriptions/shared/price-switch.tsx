import { t } from '@lingui/core/macro';
import { useSession } from '../../../session/shopper-session.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { type MyAlert, useChangeAlerts } from './use-alerts.ts';

interface PriceSwitchProps {
  product: { id: string; title: string };
  /** The customer's alerts; undefined while loading. */
  alerts: readonly MyAlert[] | undefined;
}

/** Switches the customer's price alert for a product. */
export function PriceSwitch({ product, alerts }: PriceSwitchProps) {
  const email = useSession()?.user.email ?? '';
  const canSend = useSendsEmail();
  const { request, remove, isChanging } = useChangeAlerts();
  const alert = alerts?.find(({ kind, product: { id } }) => kind === 'PRICE_DROP' && id === product.id);

  function change(isOn: boolean): void {
    if (isChanging || !alerts) return;
    if (!isOn) return void (alert && remove({ id: alert.id }));
    void request({ input: { kind: 'PRICE_DROP', productId: product.id, email } }).then((state) => {
      if (state !== 'UNCONFIRMED') return;
      showToast(
        canSend
          ? {
              tone: 'success',
              title: t`Check your email`,
              details: [t`We’ve sent a confirmation link to ${email}.`],
            }
          : {
              tone: 'success',
              title: t`Request saved`,
              details: [t`We can’t send emails at the moment, but we’ll email ${email} as soon as we can.`],
            },
      );
    });
  }

  return (
    <CheckboxField
      id={`price-${product.id}`}
      name="price"
      label={t`Notify me when the price drops`}
      aria-label={t`Notify me when the price of ${product.title} drops`}
      hint={alert?.state === 'UNCONFIRMED' ? t`Please confirm it by email` : undefined}
      checked={alert !== undefined}
      disabled={!alerts}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
