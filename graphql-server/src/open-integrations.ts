import type { Secrets } from './config/secrets.ts';
import type { Keys } from './shared/secrets/keys.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { googleProvider } from './integrations/google/google-provider.ts';
import type { IdentityProvider } from './modules/auth/google/identity-provider.port.ts';
import type { EmailGateway } from './email/email.port.ts';
import { guardedLookup, outgoingHttp, reachable } from './integrations/outgoing/guarded-http.ts';
import { SmtpEmailGateway } from './integrations/smtp/smtp-email.gateway.ts';
import { SmtpServers } from './integrations/smtp/smtp-servers.ts';
import { VIES_URL, ViesClient } from './integrations/vies/vies-client.ts';
import type { VatNumberCheck } from './modules/vat-numbers/vat-number-check.port.ts';
import type { EmailServers } from './modules/emails/email-servers.port.ts';
import type { CurrentSettings } from './modules/settings/current-settings.ts';
import { readSecret } from './modules/settings/sealed-settings.ts';
import { FilledIndex } from './modules/catalogue/search/filled-index.ts';
import { MeilisearchIndex } from './integrations/search/meilisearch-index.ts';
import { DirectoryStorage } from './integrations/storage/directory-storage.ts';
import { type FileStorage, StorageError } from './modules/assets/file-storage.port.ts';
import type { OpenStripe } from './modules/payments/provider/entered-providers.port.ts';
import type { PaymentProvider } from './modules/payments/provider/payment-provider.port.ts';
import { PaymentProviders } from './modules/payments/provider/payment-provider.registry.ts';
import { StripeAccounts } from './modules/payments/stripe-keys/stripe-accounts.ts';
import { StripeProvider } from './integrations/stripe/stripe-provider.ts';
import type { SandboxPlace } from '#sandbox/google/identity-sandbox';
import type { SandboxOptions } from '#sandbox/stripe/payment-sandbox';
import type { Clock } from './shared/time/clock.ts';
import type { Log } from './shared/log.ts';
import { webLinks } from './shared/web-links.ts';
import type { StorageConfig } from './config/storage-config.ts';

// Opens each external service: the service itself when its keys are set, its sandbox in a demo without them,
// otherwise none. Only this file loads sandboxes, and only where one is needed: with them, anyone can sign in
// as anyone and pay without money.

const nothing = async () => {};

/** Stripe itself. */
export function stripeOpener(clock: Clock): OpenStripe {
  return (keys) => new StripeProvider({ ...keys, clock });
}

type PaymentOptions = Pick<Config, 'stripe' | 'isDemo'> &
  SandboxOptions & { currentSettings: CurrentSettings; sealingKeys: Keys; openStripe: OpenStripe };

/** The providers of card payments: of the environment, of the settings, and the sandbox of a demo. */
export async function openPaymentProviders(options: PaymentOptions): Promise<PaymentProviders> {
  const { stripe, isDemo, currentSettings, sealingKeys, openStripe: open } = options;
  const configured: PaymentProvider[] = [];
  if (stripe) configured.push(open(stripe));
  if (configured.length === 0 && isDemo) {
    const { PaymentSandbox } = await import('#sandbox/stripe/payment-sandbox');
    configured.push((await PaymentSandbox.open(options)).provider);
  }
  const entered = new StripeAccounts({
    settings: () => currentSettings.get().stripe,
    unseal: (field, sealed) => readSecret(sealingKeys, 'stripe', field, sealed),
    open,
  });
  return new PaymentProviders(configured, entered);
}

/** The provider that users can sign in with, or none. */
export interface SignInProvider {
  /** null: users sign in with passwords only. */
  provider: IdentityProvider | null;
  /** Registers the provider's pages on the shop's server. */
  serve(server: FastifyInstance): Promise<void>;
}

/** Google, its sandbox, or passwords only. */
export async function openSignInProvider(
  { google, isDemo }: Pick<Config, 'google' | 'isDemo'>,
  place: SandboxPlace,
): Promise<SignInProvider> {
  if (google) return { provider: googleProvider(google, place.redirectUri), serve: nothing };
  if (!isDemo) return { provider: null, serve: nothing };
  const { IdentitySandbox } = await import('#sandbox/google/identity-sandbox');
  const sandbox = new IdentitySandbox(place);
  return { provider: sandbox.provider, serve: (server) => sandbox.register(server) };
}

export interface ViesProvider {
  vies: VatNumberCheck;
  /** Registers the sandbox on the shop's server, if there is one. */
  serve(server: FastifyInstance): Promise<void>;
}

/** VIES, which needs no keys; in a demo always its sandbox. */
export async function openVies(
  { isDemo, log }: Pick<Config, 'isDemo'> & { log: Log },
  { localUrl }: Pick<SandboxPlace, 'localUrl'>,
): Promise<ViesProvider> {
  if (!isDemo) {
    const http = outgoingHttp({ allowsPrivate: false });
    return { vies: new ViesClient(http, () => VIES_URL, log), serve: nothing };
  }
  const { registerViesSandbox, VIES_SANDBOX_PATH } = await import('#sandbox/vies/vies-sandbox');
  const http = outgoingHttp({ allowsPrivate: true });
  return {
    vies: new ViesClient(http, () => localUrl() + VIES_SANDBOX_PATH, log),
    serve: async (server) => registerViesSandbox(server),
  };
}

export interface EmailProvider {
  servers: EmailServers;
  /** Registers the pages that show emails on the shop's server, if emails do not leave this machine. */
  serve(server: FastifyInstance): Promise<void>;
}

type EmailOptions = Pick<Config, 'smtpUrl' | 'isDemo' | 'dataDirectory' | 'allowsPrivateAddresses'> & {
  currentSettings: CurrentSettings;
  sealingKeys: Keys;
  clock: Clock;
  log: Log;
};

/** The mail server of the environment or of the settings, else the local mailbox of a demo, or none. */
export async function openEmailProvider(options: EmailOptions): Promise<EmailProvider> {
  const { smtpUrl, isDemo, dataDirectory, clock, log } = options;
  if (smtpUrl) {
    const gateway = new SmtpEmailGateway(smtpUrl);
    return { servers: { current: () => gateway, open: () => gateway }, serve: nothing };
  }
  if (!isDemo) {
    const servers = enteredServers(options, null);
    if (!servers.current()) log.warn({}, 'no mail server is set up: mail stays in the outbox');
    return { servers, serve: nothing };
  }
  const { LocalMailbox } = await import('#sandbox/mailbox/local-mailbox');
  const { registerMailbox } = await import('#sandbox/mailbox/register-mailbox');
  const mailbox = new LocalMailbox(join(dataDirectory, 'mailbox'), clock);
  return {
    servers: enteredServers(options, mailbox),
    serve: async (server) => registerMailbox(server, mailbox),
  };
}

function enteredServers(
  { currentSettings, sealingKeys, allowsPrivateAddresses: allowsPrivate }: EmailOptions,
  otherwise: EmailGateway | null,
): EmailServers {
  return new SmtpServers({
    settings: () => currentSettings.get().emailServer,
    unseal: (sealed) => readSecret(sealingKeys, 'emailServer', 'smtpPassword', sealed),
    lookup: guardedLookup(reachable({ allowsPrivate })),
    otherwise,
  });
}

/**
 * The storage of uploaded pictures, tested once: a directory, or a bucket, whose client is loaded only then.
 * A full storage can still show its pictures, so the shop opens.
 * @throws StorageError when it cannot store anything
 */
export async function openStorage(config: StorageConfig, log: Log): Promise<FileStorage> {
  const storage = await createStorage(config);
  await storage.check().catch((error: unknown) => {
    if (!(error instanceof StorageError) || error.failure !== 'FULL') throw error;
    log.warn({ err: error }, 'the storage of pictures is full');
  });
  return storage;
}

async function createStorage(config: StorageConfig): Promise<FileStorage> {
  if (config.kind === 'directory') return new DirectoryStorage(config.directory);
  const { S3Storage } = await import('./integrations/storage/s3-storage.ts');
  return new S3Storage(config);
}

/** The external search engine, or none. It may be unreachable at first: a job fills it once it responds. */
export function openSearchIndex(
  { searchEngine }: Pick<Config, 'searchEngine'>,
  clock: Clock,
): FilledIndex | null {
  return searchEngine && new FilledIndex(new MeilisearchIndex(searchEngine), () => clock().getTime());
}

type ProviderOptions = Config &
  Omit<Parameters<typeof openEmailProvider>[0], 'sealingKeys'> &
  Omit<Parameters<typeof openPaymentProviders>[0], 'sealingKeys'>;

/** Opens the providers of sign-in, emails, VAT numbers and payments, unless the caller passes those. */
export async function openProviders(
  options: ProviderOptions,
  secrets: Pick<Secrets, 'sealing'>,
  place: Pick<Parameters<typeof openSignInProvider>[1], 'baseUrl' | 'localUrl'>,
  payments: PaymentProviders | undefined,
) {
  const sealed = { ...options, sealingKeys: secrets.sealing };
  const redirectUri = () => place.baseUrl() + webLinks.googleCallback();
  return {
    signIn: await openSignInProvider(options, { ...place, redirectUri }),
    mail: await openEmailProvider(sealed),
    vies: await openVies(options, place),
    payments: payments ?? (await openPaymentProviders(sealed)),
  };
}
