import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message.ts';
import { paths } from '../../../navigation/paths.ts';
import { GoogleSignInDocument } from '../../../gql/graphql.ts';
import type { LoginState } from '../../../navigation/login-intent.ts';
import { enterAsCustomer, guestToken } from '../../../session/enter-as-customer.ts';
import { shopperSession } from '../../../session/shopper-session.ts';
import { useReturnAfterLogin } from '../../../session/use-login-gate.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from './google-callback-page.module.css';
import { type GoogleFlow, consumeFlow } from './google-flow.ts';
import { readGoogleResult } from './google-result.ts';

/** Google's redirect URI: completes the sign-in, or explains why it failed and how to continue. */
export function GoogleCallbackPage() {
  const failure = useGoogleCallback();
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>
        <Trans>Sign in with Google</Trans>
      </PageHeading>
      {failure ? (
        <ErrorState
          title={t`You are not signed in`}
          cause={failure.problem}
          action={
            <ButtonLink to={paths.login()} state={failure.login} variant="outline">
              <Trans>Back to login</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <Loading label={t`Signing you in with Google`}>
          <p>
            <Trans>One moment, we are signing you in…</Trans>
          </p>
        </Loading>
      )}
    </Container>
  );
}

/** Why the sign-in failed, and the login state for another attempt. */
interface GoogleFailure {
  problem: string;
  login: LoginState | null;
}

/**
 * Completes the flow that this tab started: signs in with the code and returns to the previous page.
 * @returns null while that is in progress
 */
function useGoogleCallback(): GoogleFailure | null {
  const [search] = useSearchParams();
  const [signIn] = useMutation(GoogleSignInDocument);
  const goBack = useReturnAfterLogin();
  const [failure, setFailure] = useState<GoogleFailure | null>(null);
  const isBegun = useRef(false);

  /** Starts the session; returns why it failed, or null. */
  async function exchange({ code, flow }: { code: string; flow: GoogleFlow }): Promise<string | null> {
    const { codeVerifier, nonce } = flow;
    const variables = { input: { code, codeVerifier, nonce }, guestToken: guestToken() };
    const payload = (await signIn({ variables })).data?.googleSessionCreate;
    if (!payload?.session) return payload?.userErrors[0]?.message ?? t`Google could not sign you in.`;
    const { session, cartWarnings } = payload;
    enterAsCustomer({ session, cartWarnings });
    return null;
  }

  const finish = useEffectEvent(async (): Promise<GoogleFailure | null> => {
    const flow = consumeFlow();
    const login = flow?.login ?? null;
    const response = readGoogleResult(search, flow);
    try {
      // The browser's back button can lead here after a completed sign-in.
      const isDone = !flow && shopperSession.read() !== null;
      const problem = isDone ? null : 'problem' in response ? response.problem : await exchange(response);
      if (problem !== null) return { problem, login };
      goBack(login);
      return null;
    } catch (error) {
      return { problem: errorMessage(error), login };
    }
  });

  useEffect(() => {
    // Effects may run twice, but the code and the stored flow can be used only once.
    if (isBegun.current) return;
    isBegun.current = true;
    void finish().then(setFailure);
  }, []);

  return failure;
}
