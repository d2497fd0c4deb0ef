import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { useAction } from '../../../../apollo/use-action.ts';
import {
  SetupGuideDocument,
  type SetupGuideQuery,
  UpdateOpeningSettingsDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx';
import { refreshShop } from '../../settings/section/refresh-shop.ts';
import { Panel } from '../../ui/page/panel.tsx';
import styles from './setup-guide.module.css';
import { stepText } from './setup-steps.ts';

type Step = SetupGuideQuery['setupSteps'][number];
type PlainStep = Step & { kind: Exclude<Step['kind'], 'OPEN'> };

const isPlain = (step: Step): step is PlainStep => step.kind !== 'OPEN';

/** What is left to do before the shop opens, each step with a link to its screen, and the opening itself. */
export function SetupGuide() {
  const { data, error, refetch } = useQuery(SetupGuideDocument, { fetchPolicy: 'cache-and-network' });
  const title = t`Setup guide`;
  if (!data) {
    return (
      <Panel title={title}>
        {error ? (
          <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Loading label={t`Loading the setup guide`}>
            <Skeleton height="400px" />
          </Loading>
        )}
      </Panel>
    );
  }
  const { setupSteps } = data;
  const skipped = setupSteps.filter(({ isSkipped }) => isSkipped).map(({ kind }) => kind);
  const isSettled = ({ isDone, isSkipped }: Step) => isDone || isSkipped;
  const [settled, all] = [setupSteps.filter(isSettled).length, setupSteps.length];
  const steps = setupSteps.filter(isPlain);
  return (
    <Panel title={title} flush>
      <div className={styles.head}>
        <p className={styles.intro}>
          <Trans>Your shop is not open yet: visitors see that it is opening soon.</Trans>
        </p>
        <p className={styles.count} id="setup-progress">
          <Trans>
            {settled} of {all} completed
          </Trans>
        </p>
        <progress className={styles.progress} aria-labelledby="setup-progress" value={settled} max={all} />
      </div>
      <ul role="list">
        {steps.map((step) => (
          <StepRow key={step.kind} step={step} skipped={skipped} />
        ))}
      </ul>
      <OpenShop missing={steps.filter((step) => !isSettled(step))} />
    </Panel>
  );
}

/** `skipped`: all steps that are marked as not needed. */
function StepRow({ step, skipped }: { step: PlainStep; skipped: Step['kind'][] }) {
  const { kind, isDone, isOptional, isSkipped } = step;
  const { title, text, to } = stepText(kind);
  const [update, isUpdating] = useAction(UpdateOpeningSettingsDocument, {
    result: ({ settings }) => settings,
    failure: t`Could not save this`,
    refetchQueries: [SetupGuideDocument],
  });
  const skippedSteps = isSkipped ? skipped.filter((other) => other !== kind) : [...skipped, kind];
  const Icon = isDone ? CircleCheck : isSkipped ? CircleMinus : Circle;
  return (
    <li className={styles.step} data-settled={isDone || isSkipped || undefined}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <Link className={styles.title} to={to}>
          {title}
        </Link>{' '}
        {isDone && <VisuallyHidden>{t`Completed`}</VisuallyHidden>}
        {isSkipped && !isDone && (
          <span className={styles.skipped}>
            <Trans>Not needed</Trans>
          </span>
        )}
        <p className={styles.why}>{text}</p>
      </div>
      {isOptional && !isDone && (
        <Button
          variant="quiet"
          size="sm"
          pending={isUpdating}
          aria-label={isSkipped ? t`Undo not needed: ${title}` : t`Not needed: ${title}`}
          onClick={() => void update({ input: { skippedSteps } })}
        >
          {isSkipped ? t`Undo` : t`Not needed`}
        </Button>
      )}
    </li>
  );
}

/** `missing`: the steps that are neither done nor marked as not needed. */
function OpenShop({ missing }: { missing: readonly PlainStep[] }) {
  const [isAsking, setIsAsking] = useState(false);
  const [open, isOpening] = useAction(UpdateOpeningSettingsDocument, {
    result: ({ settings }) => settings,
    failure: t`Could not open the shop`,
    onDone: () => {
      refreshShop();
      showToast({ tone: 'success', title: t`Your shop is open` });
    },
  });
  return (
    <div className={styles.open}>
      <Button variant={missing.length === 0 ? 'primary' : 'outline'} onClick={() => setIsAsking(true)}>
        <Trans>Open the shop</Trans>
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Open the shop?`}
        description={
          missing.length === 0
            ? t`Everyone can see your shop and order from now on.`
            : t`Everyone can see your shop and order from now on. Not completed yet: ${missing.map(({ kind }) => stepText(kind).title).join(', ')}.`
        }
        confirmLabel={t`Open the shop`}
        cancelLabel={t`Cancel`}
        pending={isOpening}
        finalFocus={() => document.getElementById('content')}
        onConfirm={() => void open({ input: { isOpen: true } }).then(() => setIsAsking(false))}
      />
    </div>
  );
}
