import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../shop/use-shop.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import type { GoogleSignInInfo } from './authorization-request.ts';
import styles from './google-button.module.css';
import { useBeginGoogleSignIn } from './use-begin-google-sign-in.ts';

interface GoogleButtonProps {
  text: string;
}

/** The button to sign in with Google, if the shop offers it. A trial shop's simulation is labeled as such. */
export function GoogleButton({ text }: GoogleButtonProps) {
  const provider = useShop()?.googleSignIn;
  return provider ? <OfferedGoogleButton text={text} provider={provider} /> : null;
}

function OfferedGoogleButton({ text, provider }: GoogleButtonProps & { provider: GoogleSignInInfo }) {
  const { begin, isLeaving, failure } = useBeginGoogleSignIn(provider);
  return (
    <div className={styles.google}>
      <Button variant="outline" size="lg" block pending={isLeaving} onClick={begin}>
        <GoogleMark />
        {text}
        {provider.isSandbox && (
          <Badge>
            <Trans>Sandbox</Trans>
          </Badge>
        )}
      </Button>
      <FormFailure message={failure} />
    </div>
  );
}

/** Google's G in its four colors, as Google's branding rules require; drawn as arcs of one ring. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4" aria-hidden="true">
      <path stroke="#EA4335" d="M18.4 6.6A8.5 8.5 0 0 0 4.6 7.8" />
      <path stroke="#FBBC05" d="M4.6 7.8a8.5 8.5 0 0 0 0 8.4" />
      <path stroke="#34A853" d="M4.6 16.2a8.5 8.5 0 0 0 12.9 2.2" />
      <path stroke="#4285F4" d="M17.5 18.4A8.5 8.5 0 0 0 20.4 12H12" />
    </svg>
  );
}
