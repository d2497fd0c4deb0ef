import { OpenIdProvider } from './open-id-provider.ts';

/** The shop's OAuth client, as in Google's console. */
interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

/**
 * Google as a provider. The endpoints of https://accounts.google.com/.well-known/openid-configuration are
 * hard-coded: they have not changed in years, and a running shop should not depend on fetching them first.
 * @param redirectUri the shop's callback page, as registered with the client
 */
export function googleProvider(client: GoogleClient, redirectUri: () => string): OpenIdProvider {
  return new OpenIdProvider(() => ({
    ...client,
    issuer: 'https://accounts.google.com',
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    keysEndpoint: 'https://www.googleapis.com/oauth2/v3/certs',
    redirectUri: redirectUri(),
    scope: 'openid email profile',
    isSandbox: false,
  }));
}
