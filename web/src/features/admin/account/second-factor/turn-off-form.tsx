import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { TurnOffSecondFactorDocument } from '../../../../gql/graphql.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { IdentityStep } from './identity-step.tsx';

interface TurnOffFormProps {
  /** Whether no passkey is left. */
  isLastWay: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Removes the authenticator app, which turns two-step login off if there are no passkeys. */
export function TurnOffForm({ isLastWay, onDone, onCancel }: TurnOffFormProps) {
  const [turnOff] = useAction(TurnOffSecondFactorDocument, {
    result: (payload) => payload.user,
    failure: t`The app was not removed`,
    onDone: () => {
      showToast({ tone: 'success', title: isLastWay ? t`Two-step login is off` : t`App removed` });
      onDone();
      document.querySelector<HTMLElement>('h1')?.focus();
    },
  });
  return (
    <IdentityStep
      takesCode
      submitLabel={isLastWay ? t`Turn off` : t`Remove`}
      danger
      onSubmit={({ code }, failure) => turnOff({ proof: { code } }, { failure })}
      onCancel={onCancel}
    >
      {isLastWay ? (
        <Trans>
          You’ll log in with your password only, and your recovery codes stop working. You’ll be signed out
          everywhere else.
        </Trans>
      ) : (
        <Trans>
          You’ll log in with a passkey, and no longer with codes from the app. You’ll be signed out everywhere
          else.
        </Trans>
      )}
    </IdentityStep>
  );
}
