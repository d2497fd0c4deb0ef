import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { FormFailure } from '../../ui/forms/form-failure.tsx';
import type { GoogleSignInInfo } from './authorization-request.ts';
import { GoogleMark } from './google-mark.tsx';
import { useBeginGoogleSignIn } from './use-begin-google-sign-in.ts';
import styles from './google-button.module.css';

interface GoogleButtonProps {
  words: string;
}

/** The way in by Google, where the shop offers it. A trial's stand-in for Google says what it is. */
export function GoogleButton({ words }: GoogleButtonProps) {
  const details_ = useShop()?.googleSignIn;
  return details_ ? <OfferedGoogleButton words={words} details_={details_} /> : null;
}

function OfferedGoogleButton({ words, details_ }: GoogleButtonProps & { details_: GoogleSignInInfo }) {
  const { begin, isLeaving, failure } = useBeginGoogleSignIn(details_);
  return (
    <div className={styles.google}>
      <Button variant="outline" size="lg" block pending={isLeaving} onClick={begin}>
        <GoogleMark />
        {words}
        {details_.isSandbox && <Badge>Sandbox</Badge>}
      </Button>
      <FormFailure message={failure} />
    </div>
  );
}
