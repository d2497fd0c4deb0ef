import { t } from '@lingui/core/macro';
import { useShop } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './auth-form.module.css';

/**
 * Says in a trial shop why the login form is filled in. It comes with the shop's settings, after the form,
 * and so stands at the page's end: above the button, it would move it away from whoever is about to press it.
 */
export function DemoNote({ children }: { children: string }) {
  const isTrial = Boolean(useShop()?.demo);
  return (
    isTrial && (
      <Callout className={styles.demo} title={t`This is a demo shop`}>
        {children}
      </Callout>
    )
  );
}
