import { t } from '@lingui/core/macro';
import { useSession } from '../../../session/shopper-session.ts';
import { useSendsEmail } from '../../../shop/use-shop.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { type MyAlert, useChangeAlerts } from './use-alerts.ts';

interface PriceSwitchProps {
  product: { id: string; title: string };
  /** The customer's alerts; undefined while they load. */
  alerts: readonly MyAlert[] | undefined;
}

/** Whether the customer is told when the price of a product falls. */
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
              details: [t`We have written to ${email}. One click there, and we tell you.`],
            }
          : {
              tone: 'success',
              title: t`Noted`,
              details: [t`We can’t send emails at the moment, and write to ${email} as soon as we can.`],
            },
      );
    });
  }

  return (
    <CheckboxField
      id={`price-${product.id}`}
      name="price"
      label={t`Tell me when the price falls`}
      aria-label={t`Tell me when the price of ${product.title} falls`}
      hint={alert?.state === 'UNCONFIRMED' ? t`Please confirm it by the email` : undefined}
      checked={alert !== undefined}
      disabled={!alerts}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
