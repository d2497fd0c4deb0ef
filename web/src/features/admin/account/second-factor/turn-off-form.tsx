import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { TurnOffSecondFactorDocument } from '../../../../gql/admin/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { PasswordStep } from './password-step.tsx';

interface TurnOffFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns two-step login off. */
export function TurnOffForm({ onDone, onCancel }: TurnOffFormProps) {
  const [turnOff] = useAction(TurnOffSecondFactorDocument, {
    result: (payload) => payload.user,
    failure: t`Two-step login was not turned off`,
    onDone: () => {
      showToast({ tone: 'success', title: t`Two-step login is off` });
      onDone();
      document.querySelector<HTMLElement>('h1')?.focus();
    },
  });
  return (
    <PasswordStep
      submitLabel={t`Turn off`}
      danger
      onSubmit={(password, failure) => turnOff({ proof: { password } }, { failure })}
      onCancel={onCancel}
    >
      <Trans>
        Your password alone will open the back office again, and your recovery codes stop working. You are
        signed out everywhere else.
      </Trans>
    </PasswordStep>
  );
}
