import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { RenewRecoveryCodesDocument } from '../../../../gql/admin/graphql.ts';
import { PasswordStep } from './password-step.tsx';

interface RenewCodesFormProps {
  /** Gets the recovery codes. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Makes ten new recovery codes. */
export function RenewCodesForm({ onDone, onCancel }: RenewCodesFormProps) {
  const [renew] = useAction(RenewRecoveryCodesDocument, {
    result: (payload) => payload.user && payload.recoveryCodes,
    failure: t`No new recovery codes were made`,
    onDone,
  });
  return (
    <PasswordStep
      submitLabel={t`Make new codes`}
      onSubmit={(password, failure) => renew({ proof: { password } }, { failure })}
      onCancel={onCancel}
    >
      <Trans>
        You get ten new recovery codes, and the old ones stop working. You are signed out everywhere else.
      </Trans>
    </PasswordStep>
  );
}
