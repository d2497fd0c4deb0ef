import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Passkey_passkeyFragment as Passkey,
  type SecondFactor_secondFactorFragment,
  StaffViewerDocument,
} from '../../../../gql/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useMustSetUpSecondFactor } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { RemovePasskeyForm, RenamePasskeyForm } from './passkey-forms.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodesForm } from './renew-codes-form.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

/** The form that is open. */
type Task =
  | { kind: 'NONE' | 'SET_UP' | 'ADD_PASSKEY' | 'RENEW_CODES' | 'TURN_OFF' }
  | { kind: 'RENAME_PASSKEY' | 'REMOVE_PASSKEY'; passkey: Passkey };

const NO_TASK: Task = { kind: 'NONE' };

/** With this many codes left or fewer, the page suggests new ones. */
const FEW_CODES = 3;

/**
 * Two-step login: adds and removes an authenticator app and passkeys, shows recovery codes once, and renews
 * them.
 */
export function SecondFactorPanel({
  secondFactor,
}: {
  secondFactor: SecondFactor_secondFactorFragment | null;
}) {
  const [task, setTask] = useState<Task>(NO_TASK);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const mustSetUp = useMustSetUpSecondFactor();
  const client = useApolloClient();
  const navigate = useNavigate();
  const endTask = () => setTask(NO_TASK);

  function showCodes(fresh: readonly string[]): void {
    setCodes(fresh);
    endTask();
  }

  async function leaveCodes(): Promise<void> {
    setCodes([]);
    if (!mustSetUp) return;
    await client.refetchQueries({ include: [StaffViewerDocument] }).catch(() => undefined);
    void navigate(paths.dashboard());
  }

  return (
    <Panel
      title={t`Two-step login`}
      actions={
        secondFactor && (
          <Badge tone="delivered">
            <Trans>On</Trans>
          </Badge>
        )
      }
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={() => void leaveCodes()} />
      ) : task.kind !== 'NONE' ? (
        <TaskForm
          task={task}
          hasFactor={secondFactor !== null}
          isLastWay={(secondFactor?.passkeys.length ?? 0) + Number(secondFactor?.hasApp) <= 1}
          onCodes={showCodes}
          onDone={endTask}
        />
      ) : secondFactor ? (
        <TurnedOn secondFactor={secondFactor} onTask={setTask} />
      ) : (
        <TurnedOff isRequired={mustSetUp} onTask={setTask} />
      )}
    </Panel>
  );
}

interface TaskFormProps {
  task: Task;
  hasFactor: boolean;
  /** Whether removing an app or a passkey turns two-step login off. */
  isLastWay: boolean;
  /** Receives new recovery codes; empty if the existing ones stay valid. */
  onCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

function TaskForm({ task, hasFactor, isLastWay, onCodes, onDone }: TaskFormProps) {
  switch (task.kind) {
    case 'SET_UP':
      return <SetUpForm hasFactor={hasFactor} onDone={onCodes} onCancel={onDone} />;
    case 'ADD_PASSKEY':
      return <AddPasskeyForm hasFactor={hasFactor} onDone={onCodes} onCancel={onDone} />;
    case 'RENEW_CODES':
      return <RenewCodesForm onDone={onCodes} onCancel={onDone} />;
    case 'TURN_OFF':
      return <TurnOffForm isLastWay={isLastWay} onDone={onDone} onCancel={onDone} />;
    case 'RENAME_PASSKEY':
      return <RenamePasskeyForm passkey={task.passkey} onDone={onDone} />;
    case 'REMOVE_PASSKEY':
      return <RemovePasskeyForm passkey={task.passkey} isLastWay={isLastWay} onDone={onDone} />;
    case 'NONE':
      return null;
  }
}

function TurnedOff({ isRequired, onTask }: { isRequired: boolean; onTask: (task: Task) => void }) {
  return (
    <Stack gap={16} align="start">
      {isRequired && (
        <Callout tone="warning" title={t`This shop requires two-step login`}>
          <Trans>Please set it up now to open the back office.</Trans>
        </Callout>
      )}
      <p>
        <Trans>
          After your password, you also enter a code from an app on your phone, or use a passkey. Someone who
          knows your password still can’t log in.
        </Trans>
      </p>
      <Cluster gap={8}>
        <Button onClick={() => onTask({ kind: 'SET_UP' })}>
          <Trans>Set up an app</Trans>
        </Button>
        <Button variant="outline" onClick={() => onTask({ kind: 'ADD_PASSKEY' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}

interface TurnedOnProps {
  secondFactor: SecondFactor_secondFactorFragment;
  onTask: (task: Task) => void;
}

function TurnedOn({ secondFactor, onTask }: TurnedOnProps) {
  const { createdAt, hasApp, passkeys, recoveryCodesLeft } = secondFactor;
  const left = plural(recoveryCodesLeft, {
    0: 'No recovery code is left.',
    one: '# recovery code is left.',
    other: '# recovery codes are left.',
  });
  return (
    <Stack gap={16} align="start">
      <p>
        {!hasApp ? (
          <Trans>
            Since <DateTime value={createdAt} />, you log in with a passkey, too.
          </Trans>
        ) : passkeys.length > 0 ? (
          <Trans>
            Since <DateTime value={createdAt} />, you log in with a passkey or a code from your authenticator
            app, too.
          </Trans>
        ) : (
          <Trans>
            Since <DateTime value={createdAt} />, you log in with a code from your authenticator app, too.
          </Trans>
        )}{' '}
        {recoveryCodesLeft > FEW_CODES && left}
      </p>
      {recoveryCodesLeft <= FEW_CODES && (
        <Callout tone="warning" title={left}>
          <Trans>Without recovery codes, losing your phone locks you out. Please create new ones.</Trans>
        </Callout>
      )}
      {passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          onRename={(passkey) => onTask({ kind: 'RENAME_PASSKEY', passkey })}
          onRemove={(passkey) => onTask({ kind: 'REMOVE_PASSKEY', passkey })}
        />
      )}
      <Cluster gap={8}>
        <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'ADD_PASSKEY' })}>
          <Trans>Add a passkey</Trans>
        </Button>
        {!hasApp && (
          <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'SET_UP' })}>
            <Trans>Set up an app</Trans>
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onTask({ kind: 'RENEW_CODES' })}>
          <Trans>New recovery codes</Trans>
        </Button>
        {hasApp && (
          <Button variant="quiet" size="sm" onClick={() => onTask({ kind: 'TURN_OFF' })}>
            <Trans>Remove the app</Trans>
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
