import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Cluster } from '../ui/cluster.tsx';
import { Container } from '../ui/container.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { paths } from './paths.ts';
import { usePageTitle } from './use-page-title.ts';
import styles from './message-page.module.css';

/** Shown where a page failed, in place of the router's own screen. The number it names stands in the console's log. */
export function ErrorPage() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const [reference] = useState(() => Math.random().toString(36).slice(2, 8));
  usePageTitle('Unexpected Application Error!');
  useEffect(() => {
    console.error(`Page failed (reference ${reference})`, error);
  }, [error, reference]);

  return (
    <Container className={styles.page}>
      <PageHeading className={styles.heading}>Unexpected Application Error!</PageHeading>
      <p>
        This page could not be shown. Nothing of yours is lost: your cart and wishlist are kept with your
        account.
      </p>
      <Cluster gap={16} justify="middle">
        <Button onClick={() => globalThis.location.reload()}>Reload the page</Button>
        <ButtonLink to={paths.home()} variant="outline" reloadDocument>
          Back to home page
        </ButtonLink>
      </Cluster>
      <p className={styles.reference}>Reference: {reference}</p>
    </Container>
  );
}
