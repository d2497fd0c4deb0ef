import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { passwordHint, signUpRules } from '../../../forms/sign-up-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import {
  AcceptInvitationDocument,
  type Invitation_staffInvitationFragment,
  StaffInvitationDocument,
} from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { useShopName } from '../../../shop/use-shop.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { AuthForm } from '../../auth/shared/auth-form.tsx';
import { useLinkToken } from '../../auth/shared/use-link-token.ts';
import styles from './admin-auth.module.css';

/** The target of an invitation link: creates a staff account. */
export function AcceptInvitationPage() {
  const token = useLinkToken();
  const shopName = useShopName();
  return (
    <div className={styles.card}>
      <PageHeading className={styles.title}>
        <Trans>Join the staff</Trans>
      </PageHeading>
      <p className={styles.intro}>
        <Trans>You’re invited to join the staff of {shopName}.</Trans>
      </p>
      {token === null ? (
        <Callout tone="warning" title={t`This link is incomplete`}>
          <Trans>Please open the full link from the email.</Trans>
        </Callout>
      ) : (
        <Invitation token={token} />
      )}
    </div>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(StaffInvitationDocument, { variables: { token } });
  if (!data) {
    if (error) {
      return <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
    }
    return (
      <Loading label={t`Loading the invitation`}>
        <Skeleton height="280px" />
      </Loading>
    );
  }
  if (!data.staffInvitation) {
    return (
      <Callout tone="warning" title={t`This invitation is no longer valid`}>
        <Trans>It was accepted or withdrawn, or is older than seven days. Please ask for a new one.</Trans>
      </Callout>
    );
  }
  return <AcceptanceForm token={token} invitation={data.staffInvitation} />;
}

interface AcceptanceFormProps {
  token: string;
  invitation: Invitation_staffInvitationFragment;
}

/** Asks for a name and password, then signs in. The email is the invited one. */
function AcceptanceForm({ token, invitation }: AcceptanceFormProps) {
  const navigate = useNavigate();
  const checked = useAppForm({ defaultValues: { name: '', password: '' } });
  const { form, field, failure } = checked;
  const [accept] = useAction(AcceptInvitationDocument, {
    result: (payload) => payload.session,
    failure: checked,
    onDone: (session) => {
      adminSession.start(session);
      void navigate(paths.dashboard(), { replace: true });
    },
  });
  const submit = form.handleSubmit((account) => accept({ input: { token, ...account } }));
  const rules = signUpRules();
  return (
    <AuthForm
      onSubmit={submit}
      isSubmitting={form.formState.isSubmitting}
      label={t`Accept the invitation`}
      notes={
        <>
          <p className={styles.invited}>
            <Trans>
              <strong>{invitation.email}</strong> as <strong>{invitation.role.name}</strong>
            </Trans>
          </p>
          <FormFailure message={failure} />
        </>
      }
    >
      <TextField label={t`Name`} required autoComplete="name" {...field('name', rules.name)} />
      <PasswordField
        label={t`Password`}
        required
        hint={passwordHint()}
        autoComplete="new-password"
        {...field('password', rules.password)}
      />
    </AuthForm>
  );
}
