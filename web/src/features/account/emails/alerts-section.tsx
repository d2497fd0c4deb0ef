import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { chosenValues } from '../../../lib/chosen-options.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { type MyAlert, useAlerts, useChangeAlerts } from '../../subscriptions/shared/use-alerts.ts';
import styles from '../account-page.module.css';
import own from './alerts-section.module.css';

/** The customer's product alerts, each with a button to unsubscribe. */
export function AlertsSection() {
  const { alerts, loading, error, retry } = useAlerts();
  return (
    <section aria-labelledby="alerts-title">
      <h2 id="alerts-title" className={styles.section}>
        <Trans>Alerts</Trans>
      </h2>
      {alerts ? (
        <AlertList alerts={alerts} />
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />
      ) : (
        <Loading label={t`Loading your alerts`}>
          <Skeleton height="96px" />
        </Loading>
      )}
    </section>
  );
}

function AlertList({ alerts }: { alerts: readonly MyAlert[] }) {
  const { remove } = useChangeAlerts();
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t`Your alerts`}>
      {alerts.length === 0 ? (
        <p>
          <Trans>
            You have no alerts. On a product page, you can ask for an email when it’s back in stock or its
            price drops.
          </Trans>
        </p>
      ) : (
        <ul role="list" className={own.list}>
          {alerts.map((alert) => (
            <AlertItem
              key={alert.id}
              alert={alert}
              onStop={() => {
                // The focused button disappears with its row.
                list.current?.focus({ preventScroll: true });
                void remove({ id: alert.id });
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function AlertItem({ alert, onStop }: { alert: MyAlert; onStop: () => void }) {
  const { product, variant, state, kind } = alert;
  const options = chosenValues(variant ?? {}).join(', ');
  return (
    <li className={own.item}>
      <div className={own.text}>
        <TextLink to={paths.product(product.handle)}>{product.title}</TextLink>
        {options && <span> ({options})</span>}
        <p className={own.what}>
          {kind === 'BACK_IN_STOCK' ? t`When it is back in stock` : t`When the price drops`}
          {state === 'UNCONFIRMED' && <> · {t`waiting for your confirmation`}</>}
          {state === 'NOTIFIED' && <> · {t`email sent`}</>}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        aria-label={t`Stop the alert for ${product.title}`}
        onClick={onStop}
      >
        <Trans>Stop</Trans>
      </Button>
    </li>
  );
}
