import { useShop } from '../../shop/use-shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { GoogleSignInFacts } from './authorization-request.ts';
import { GoogleMark } from './google-mark.tsx';
import { useBeginGoogleSignIn } from './use-begin-google-sign-in.ts';
import styles from './google-button.module.css';

interface GoogleButtonProps {
  words: string;
}

/** The way in by Google, where the shop offers it. A trial's stand-in for Google says what it is. */
export function GoogleButton({ words }: GoogleButtonProps) {
  const facts = useShop()?.googleSignIn;
  return facts ? <OfferedGoogleButton words={words} facts={facts} /> : null;
}

function OfferedGoogleButton({ words, facts }: GoogleButtonProps & { facts: GoogleSignInFacts }) {
  const { begin, isLeaving, failure } = useBeginGoogleSignIn(facts);
  return (
    <div className={styles.google}>
      <Button variant="outline" size="lg" block pending={isLeaving} onClick={begin}>
        <GoogleMark />
        {words}
        {facts.isSandbox && <Badge>Sandbox</Badge>}
      </Button>
      <FormFailure message={failure} />
    </div>
  );
}
