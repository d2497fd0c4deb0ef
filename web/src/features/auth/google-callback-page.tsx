import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useGoogleCallback } from './use-google-callback.ts';
import styles from './google-callback-page.module.css';

/** Where people come back to from Google: they are on their way in, or hear why not and how to go on. */
export function GoogleCallbackPage() {
  const failure = useGoogleCallback();
  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>Sign in with Google</PageHeading>
      {failure ? (
        <ErrorState
          title="You are not signed in"
          cause={failure.problem}
          action={
            <ButtonLink to={paths.login()} state={failure.login} variant="outline">
              Back to login
            </ButtonLink>
          }
        />
      ) : (
        <Loading label="Signing you in with Google">
          <p>One moment, we are signing you in…</p>
        </Loading>
      )}
    </Container>
  );
}
