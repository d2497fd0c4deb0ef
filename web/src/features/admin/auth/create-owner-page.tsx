import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AcceptOwnerInvitationDocument, OwnerInvitationDocument } from '../../../gql/graphql.ts';
import { paths } from '../../../navigation/paths.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { AccountForm } from '../../auth/shared/account-form.tsx';
import { useLinkToken } from '../../auth/shared/use-link-token.ts';
import styles from './admin-auth.module.css';

/** The target of the link that a new shop prints: creates the owner's account. */
export function CreateOwnerPage() {
  const token = useLinkToken();
  return (
    <div className={styles.card}>
      <PageHeading className={styles.title}>
        <Trans>Create your shop’s owner account</Trans>
      </PageHeading>
      <p className={styles.intro}>
        <Trans>The owner sets up the shop, may do everything in it, and invites the rest of the staff.</Trans>
      </p>
      {token === null ? (
        <Callout tone="warning" title={t`This link is incomplete`}>
          <Trans>Please open the full link that the shop printed when it started.</Trans>
        </Callout>
      ) : (
        <OwnerForm token={token} />
      )}
    </div>
  );
}

/** Asks for name, email and password, then signs in. */
function OwnerForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(OwnerInvitationDocument, { variables: { token } });
  const [accept] = useMutation(AcceptOwnerInvitationDocument);
  if (!data) {
    if (error) {
      return <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />;
    }
    return (
      <Loading label={t`Loading`}>
        <Skeleton height="360px" />
      </Loading>
    );
  }
  if (!data.isOwnerInvitationValid) {
    return (
      <Callout tone="warning" title={t`This link no longer works`}>
        <Trans>
          If the shop has an owner, <TextLink to={paths.adminLogin()}>log in</TextLink>. Otherwise restart it:
          each start prints a new link, which works for 24 hours.
        </Trans>
      </Callout>
    );
  }
  return (
    <AccountForm
      label={t`Create owner account`}
      signUp={async ({ name, email, password }) => {
        const variables = { input: { token, name, email, password } };
        return (await accept({ variables })).data?.ownerInvitationAccept;
      }}
      onSession={(session) => {
        adminSession.start(session);
        void navigate(paths.dashboard(), { replace: true });
      }}
    />
  );
}
