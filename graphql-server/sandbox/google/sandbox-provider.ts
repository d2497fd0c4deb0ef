import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import { sandboxBanner } from './sandbox-pages.ts';
import type { SandboxUsers } from './sandbox-users.ts';

/** Whom the sandbox works for, and where it is. */
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
 * Makes a provider that does for one client what Google does: code flow, S256 only, RS256, names and e-mail
 * address in the ID token. PKCE is not asked of its client but taken seriously once begun, as Google does.
 * Keys are made anew at each start.
 */
export async function sandboxProvider(client: SandboxClient, users: SandboxUsers): Promise<Provider> {
  const provider = new Provider(client.issuer, await configurationOf(client, users));
  // Whoever hands requests over says in the headers of a proxy where the shop is.
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
    // Google says who it is in the ID token itself, and so must whoever stands in for it.
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

/** Who chose somebody a minute ago is asked again: whoever tries the shop wants to be several people. */
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

/** There is nobody to consent to anything: no person, no email, no picture is real. */
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
