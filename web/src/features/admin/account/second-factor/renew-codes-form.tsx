import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { RenewRecoveryCodesDocument } from '../../../../gql/graphql.ts';
import { IdentityStep } from './identity-step.tsx';

interface RenewCodesFormProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Generates ten new recovery codes. */
export function RenewCodesForm({ onDone, onCancel }: RenewCodesFormProps) {
  const [renew] = useAction(RenewRecoveryCodesDocument, {
    result: (payload) => payload.user && payload.recoveryCodes,
    failure: t`New recovery codes not created`,
    onDone,
  });
  return (
    <IdentityStep
      takesCode
      submitLabel={t`Create new codes`}
      onSubmit={({ code }, failure) => renew({ proof: { code } }, { failure })}
      onCancel={onCancel}
    >
      <Trans>
        You’ll get ten new recovery codes, and the old ones stop working. You’ll be signed out everywhere
        else.
      </Trans>
    </IdentityStep>
  );
}
