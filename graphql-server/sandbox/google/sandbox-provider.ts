import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import { sandboxBanner } from './sandbox-pages.ts';
import type { SandboxUsers } from './sandbox-users.ts';

/** The client of the sandbox, and its URL. */
export interface SandboxClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const SCOPE = 'openid email profile';
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Creates a provider that does for one client what Google does: code flow, S256 only, RS256, names and email
 * in the ID token. As at Google, PKCE is optional but enforced once a client starts it. Each start generates
 * new keys.
 */
export async function sandboxProvider(client: SandboxClient, users: SandboxUsers): Promise<Provider> {
  const provider = new Provider(client.issuer, await configurationOf(client, users));
  // The caller passes the shop's URL in proxy headers.
  provider.proxy = true;
  return provider;
}

async function configurationOf(client: SandboxClient, users: SandboxUsers): Promise<Configuration> {
  const { clientId, clientSecret, redirectUri, issuer } = client;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  return {
    adapter: memoryAdapter(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    responseTypes: ['code'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Google puts the user's claims into the ID token itself, and so must its replacement.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: {
      url: (_context, interaction) => `${new URL(issuer).pathname}/choose/${interaction.uid}`,
      policy: alwaysAskingPolicy(),
    },
    loadExistingGrant: grantEverything,
    findAccount: (_context, subject) => accountOf(users, subject),
    clientBasedCORS: () => false,
    renderError: (context, { error_description: reason, error }) => {
      context.type = 'html';
      context.body = sandboxBanner('This sign-in can’t go on', reason ?? error).toString();
    },
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: MINUTE,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
      Grant: HOUR,
    },
  };
}

/**
 * Asks again even if the visitor chose a user a minute ago: people who try the shop want to be several users.
 */
function alwaysAskingPolicy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const policy = base();
  const check = new Check(
    'choice',
    'somebody has to be chosen',
    ({ oidc }) => oidc.result?.login === undefined,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

/** Consent is unnecessary: no person, email or picture is real. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

function accountOf(users: SandboxUsers, subject: string) {
  const person = users.find(subject);
  if (!person) return undefined;
  const { firstName, lastName, email, emailVerified } = person;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      email,
      email_verified: emailVerified,
      name: `${firstName} ${lastName}`.trim(),
      given_name: firstName,
      ...(lastName && { family_name: lastName }),
    }),
  };
}
