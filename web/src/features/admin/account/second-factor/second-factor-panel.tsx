import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type SecondFactor_secondFactorFragment,
  StaffViewerDocument,
} from '../../../../gql/admin/graphql.ts';
import { paths } from '../../../../navigation/paths.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DateTime } from '../../../../ui/data/date-time.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Callout } from '../../../../ui/feedback/callout.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useMustSetUpSecondFactor } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewCodesForm } from './renew-codes-form.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { TurnOffForm } from './turn-off-form.tsx';

/** What is being done with the second factor. */
type Task = 'NONE' | 'SET_UP' | 'RENEW_CODES' | 'TURN_OFF';

/** Few enough that one should think of new ones. */
const FEW_CODES = 3;

/** Two-step login: sets an authenticator app up, shows recovery codes this once, renews them, and turns it off. */
export function SecondFactorPanel({
  secondFactor,
}: {
  secondFactor: SecondFactor_secondFactorFragment | null;
}) {
  const [task, setTask] = useState<Task>('NONE');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const mustSetUp = useMustSetUpSecondFactor();
  const client = useApolloClient();
  const navigate = useNavigate();
  const endTask = () => setTask('NONE');

  function showCodes(fresh: readonly string[]): void {
    setCodes(fresh);
    endTask();
  }

  async function leaveCodes(): Promise<void> {
    setCodes([]);
    if (!mustSetUp) return;
    await client.refetchQueries({ include: [StaffViewerDocument] });
    void navigate(paths.admin.dashboard());
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
      ) : task === 'SET_UP' ? (
        <SetUpForm onDone={showCodes} onCancel={endTask} />
      ) : task === 'RENEW_CODES' ? (
        <RenewCodesForm onDone={showCodes} onCancel={endTask} />
      ) : task === 'TURN_OFF' ? (
        <TurnOffForm onDone={endTask} onCancel={endTask} />
      ) : secondFactor ? (
        <TurnedOn secondFactor={secondFactor} onTask={setTask} />
      ) : (
        <TurnedOff isRequired={mustSetUp} onSetUp={() => setTask('SET_UP')} />
      )}
    </Panel>
  );
}

function TurnedOff({ isRequired, onSetUp }: { isRequired: boolean; onSetUp: () => void }) {
  return (
    <Stack gap={16} align="start">
      {isRequired && (
        <Callout tone="warning" title={t`This shop requires two-step login`}>
          <Trans>Please set it up now. The back office opens as soon as it is done.</Trans>
        </Callout>
      )}
      <p>
        <Trans>
          After your password, the login also asks for a code that an app on your phone shows. Whoever learns
          your password then still can’t get in.
        </Trans>
      </p>
      <Button onClick={onSetUp}>
        <Trans>Set up two-step login</Trans>
      </Button>
    </Stack>
  );
}

interface TurnedOnProps {
  secondFactor: SecondFactor_secondFactorFragment;
  onTask: (task: Task) => void;
}

function TurnedOn({ secondFactor: { createdAt, recoveryCodesLeft }, onTask }: TurnedOnProps) {
  const left = plural(recoveryCodesLeft, {
    0: 'No recovery code is left.',
    one: '# recovery code is left.',
    other: '# recovery codes are left.',
  });
  return (
    <Stack gap={16} align="start">
      <p>
        <Trans>
          Since <DateTime value={createdAt} /> your login asks for a code of your authenticator app.
        </Trans>{' '}
        {recoveryCodesLeft > FEW_CODES && left}
      </p>
      {recoveryCodesLeft <= FEW_CODES && (
        <Callout tone="warning" title={left}>
          <Trans>Without one, a lost phone locks you out. Please make new ones.</Trans>
        </Callout>
      )}
      <Cluster gap={8}>
        <Button variant="outline" size="sm" onClick={() => onTask('RENEW_CODES')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onTask('TURN_OFF')}>
          <Trans>Turn off</Trans>
        </Button>
      </Cluster>
    </Stack>
  );
}
