import { t } from '@lingui/core/macro';
import { useShop } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './auth-form.module.css';

/**
 * Explains in a trial shop why the login form is filled in. It loads after the form, so it is at the end of
 * the page: above the button, it would move the button just when a user is about to press it.
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
