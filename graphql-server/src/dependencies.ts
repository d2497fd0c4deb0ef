import type { Config } from './config/config.ts';
import type { IdentityProvider } from './modules/auth/google/identity-provider.port.ts';
import type { OutgoingHttp } from './integrations/outgoing/outgoing-http.port.ts';
import type { FilledIndex } from './modules/catalogue/search/filled-index.ts';
import type { FileStorage } from './modules/assets/file-storage.port.ts';
import type { EmailServers } from './modules/emails/email-servers.port.ts';
import type { Notifications } from './db/notifications.ts';
import type { OpenStripe } from './modules/payments/provider/entered-providers.port.ts';
import type { PaymentProviders } from './modules/payments/provider/payment-provider.registry.ts';
import type { RateLimits } from './modules/auth/rate-limits/rate-limits.ts';
import type { CurrentCampaigns } from './modules/catalogue/price-campaigns/current-campaigns.ts';
import type { CatalogueVersion } from './modules/catalogue/version/catalogue-version.ts';
import type { CurrentContent } from './modules/content/current-content.ts';
import type { CurrentWelcomeOffer } from './modules/promotions/current-welcome-offer.ts';
import type { EventStreamService } from './modules/events/event-stream.service.ts';
import type { RequestedNotFound } from './modules/redirects/requested-not-found.ts';
import type { CurrentSettings } from './modules/settings/current-settings.ts';
import type { VatNumberCheck } from './modules/vat-numbers/vat-number-check.port.ts';
import type { WebhookWorkers } from './modules/webhooks/webhook-workers.ts';
import type { Locale } from './shared/messages/locale.ts';
import type { Secrets } from './config/secrets.ts';
import type { SampleRows } from './shared/demo-data.ts';
import type { Clock } from './shared/time/clock.ts';
import type { Log } from './shared/log.ts';

export interface Dependencies {
  config: Config;
  currentSettings: CurrentSettings;
  currentCampaigns: CurrentCampaigns;
  currentContent: CurrentContent;
  currentWelcomeOffer: CurrentWelcomeOffer;
  catalogueVersion: CatalogueVersion;
  /** URLs without a page, until they are stored. */
  requestedNotFound: RequestedNotFound;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  /** The payment providers; there may be none. */
  payments: PaymentProviders;
  /** Connects to Stripe with keys that staff entered. */
  openStripe: OpenStripe;
  /** Verifies identities (Google or its sandbox); null: users sign in with passwords only. */
  identities: IdentityProvider | null;
  /** Send emails. */
  mail: EmailServers;
  /** Stores the files of uploaded pictures. */
  storage: FileStorage;
  /** The external search engine; null: searches use the database. */
  searchIndex: FilledIndex | null;
  /** Receives messages from other processes. */
  notifications: Notifications;
  /** The shop's live events. */
  eventStream: EventStreamService;
  /** Sends requests to URLs that staff entered. */
  outgoing: OutgoingHttp;
  /** Checks VAT numbers. */
  vies: VatNumberCheck;
  /** Deliver webhooks. */
  webhookWorkers: WebhookWorkers;
  log: Log;
  /** The default language, also of emails. */
  locale: Locale;
  sampleRows: SampleRows;
  /** The shop's public URL, without a trailing slash; available once the server listens. */
  baseUrl: () => string;
}
