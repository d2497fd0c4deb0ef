import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import { DemoDataDocument, type DemoDataQuery, EndDemoDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './end-demo.module.css';
import { useOwnShop } from './use-own-shop.ts';

type DemoData = NonNullable<DemoDataQuery['demoData']>;

/** Turns the demo into the merchant's own shop. */
export function EndDemoPage() {
  const { data, error, refetch } = useQuery(DemoDataDocument, { fetchPolicy: 'network-only' });
  const retry = () => void refetch().catch(() => undefined);
  return (
    <>
      <PageHead title={t`End the demo`} />
      {data?.demoData ? (
        <EndDemo demo={data.demoData} onRejected={retry} />
      ) : data ? (
        <p>
          <Trans>This shop is not a demo.</Trans>
        </p>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={retry} />
      ) : (
        <Loading label={t`Loading the demo data`}>
          <Skeleton height="360px" />
        </Loading>
      )}
    </>
  );
}

function EndDemo({ demo, onRejected }: { demo: DemoData; onRejected: () => void }) {
  const { hasRealPayments, otherOrderCount } = demo;
  // How many orders the person said are not real: more may come in meanwhile.
  const [trialCount, setTrialCount] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [restart, setRestart] = useState<'under way' | 'late' | null>(null);
  const ownShop = useOwnShop();
  const [end, isEnding] = useAction(EndDemoDocument, {
    result: ({ ownerUrl, userErrors }) => userErrors.length === 0 && { ownerUrl },
    failure: t`Demo not ended`,
    onDone: ({ ownerUrl }) => enter(ownerUrl ?? null),
    onRejected,
  });

  function requestEnd(): void {
    const isDeclared = trialCount === otherOrderCount;
    setMissing(!isDeclared);
    if (isDeclared) setAsking(true);
    else document.querySelector<HTMLElement>('[name=trials]')?.focus();
  }

  function enter(ownerUrl: string | null): void {
    setRestart('under way');
    void ownShop.enter(ownerUrl).then((isEntered) => isEntered || setRestart('late'));
  }

  async function confirm(): Promise<void> {
    const isEnded = (await end({ otherOrderCount })) !== null;
    setAsking(false);
    // The response may have been lost, or someone else has just ended it.
    if (!isEnded && (await ownShop.isOpen())) enter(null);
  }

  if (restart) return <Restarting isLate={restart === 'late'} />;
  return (
    <Stack gap={24}>
      <Panels demo={demo} />
      {hasRealPayments ? (
        <Callout tone="danger" title={t`The demo can’t end`}>
          <Trans>Real money was paid in this shop, so its orders must stay. Start a new shop instead.</Trans>
        </Callout>
      ) : (
        <Stack gap={16}>
          {otherOrderCount > 0 && (
            <CheckboxField
              name="trials"
              required
              label={plural(otherOrderCount, {
                one: '# order was not placed by a demo account. It was only for trying the shop.',
                other: '# orders were not placed by demo accounts. They were only for trying the shop.',
              })}
              checked={trialCount === otherOrderCount}
              error={isMissing ? t`Please confirm this first` : undefined}
              onChange={({ target }) => {
                setTrialCount(target.checked ? otherOrderCount : 0);
                setMissing(false);
              }}
            />
          )}
          <div>
            <Button variant="danger" onClick={requestEnd}>
              <Trans>End the demo</Trans>
            </Button>
          </div>
        </Stack>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !isEnding && setAsking(open)}
        title={t`End the demo?`}
        description={t`The demo data is deleted at once. This can’t be undone.`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`End the demo`}
        danger
        pending={isEnding}
        onConfirm={() => void confirm()}
        finalFocus={() => document.querySelector('h1')}
      />
    </Stack>
  );
}

function Restarting({ isLate }: { isLate: boolean }) {
  return (
    <Loading label={t`Restarting your shop`}>
      <Callout title={t`The demo has ended`}>
        {isLate ? (
          <Trans>
            Your shop has not restarted yet. Please restart its server; if the shop has no staff, the server
            then prints a link that creates the owner.
          </Trans>
        ) : (
          <Trans>Your shop is restarting. This takes a few seconds.</Trans>
        )}
      </Callout>
    </Loading>
  );
}

function Panels({ demo }: { demo: DemoData }) {
  return (
    <>
      <Panel title={t`What is deleted`}>
        <ul className={styles.list}>
          <li>{plural(demo.productCount, { one: '# sample product', other: '# sample products' })}</li>
          <li>
            <Trans>
              The sample collections, promotions and pages, and the categories that no product of yours is in
            </Trans>
          </li>
          <li>{plural(demo.customerCount, { one: '# customer', other: '# customers' })}</li>
          <li>{plural(demo.orderCount, { one: '# order', other: '# orders' })}</li>
          <li>
            <Trans>All carts, draft orders, returns, reviews, messages and subscribers</Trans>
          </li>
          <li>
            <Trans>The demo accounts whose passwords everyone knows, and invitations of staff</Trans>
          </li>
        </ul>
      </Panel>
      <Panel title={t`What stays`}>
        <ul className={styles.list}>
          <li>
            <Trans>
              What you added, also customers, and what you changed of the sample but did not archive
            </Trans>
          </li>
          {demo.changedProductCount > 0 && (
            <li>
              {plural(demo.changedProductCount, {
                one: '# sample product that you changed',
                other: '# sample products that you changed',
              })}
            </li>
          )}
          <li>
            <Trans>
              Staff with passwords of their own, API keys and webhooks: please check that you know them all
            </Trans>
          </li>
          <li>
            <Trans>All settings</Trans>
          </li>
        </ul>
        <p className={styles.next}>
          <Trans>
            The shop then restarts, closed to visitors until you open it. If nobody has an account of their
            own yet, you create yours next.
          </Trans>
        </p>
      </Panel>
    </>
  );
}
