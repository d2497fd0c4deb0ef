import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { shopperSession, useSession } from '../../session/shopper-session.ts';
import { readLoginState } from '../../session/login-intent.ts';
import { paths } from '../../app/paths.ts';
import { promoImage } from '../../lib/promo-image.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { loginReason } from './login-reason.ts';
import styles from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  intro: string;
  /** Whether who is signed in has something to do here, too. */
  isForEverybody?: boolean;
  children: ReactNode;
}

/** Picture and form, side by side on wide screens. Who is signed in already goes home, unless it is for everybody. */
export function AuthFrame({ title, intro, isForEverybody = false, children }: AuthFrameProps) {
  const isSignedIn = useSession() !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const reason = loginReason(readLoginState(useLocation().state), shopperSession.hasExpired);
  if (wasSignedIn && !isForEverybody) return <Navigate to={paths.home()} replace />;
  return (
    <Container className={styles.frame}>
      <SidePicture />
      <div className={styles.form}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        <p className={styles.intro}>{intro}</p>
        {reason !== null && <Callout className={styles.reason}>{reason}</Callout>}
        {children}
      </div>
    </Container>
  );
}

function SidePicture() {
  const image = promoImage('about-1') ?? promoImage('hero-phone');
  return (
    <div className={styles.side} aria-hidden="true">
      {image ? (
        <Picture className={styles.picture} image={image} sizes="(min-width: 992px) 50vw, 1px" alt="" />
      ) : (
        <p className={styles.words}>
          Good things,
          <br />
          found quickly.
        </p>
      )}
    </div>
  );
}
