import { OpenIdProvider } from './open-id-provider.ts';

/** What Google's console calls the OAuth client of the shop. */
interface GoogleClient {
  clientId: string;
  clientSecret: string;
}

/**
 * Google. Its endpoints are those of https://accounts.google.com/.well-known/openid-configuration, written
 * down: they have not changed in years, and a shop that is up should not depend on reading them first.
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
