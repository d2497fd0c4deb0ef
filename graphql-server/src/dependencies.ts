import type { Config } from './config/config.ts';
import type { IdentityProvider } from './modules/auth/google/identity-provider.port.ts';
import type { OutgoingHttp } from './integrations/outgoing/outgoing-http.port.ts';
import type { FilledIndex } from './modules/catalogue/search/filled-index.ts';
import type { FileStorage } from './modules/assets/file-storage.port.ts';
import type { EmailGateway } from './email/email.port.ts';
import type { Notifications } from './db/notifications.ts';
import type { PaymentProviders } from './modules/payments/provider/payment-provider.registry.ts';
import type { RateLimits } from './modules/auth/rate-limits/rate-limits.ts';
import type { CurrentCampaigns } from './modules/catalogue/price-campaigns/current-campaigns.ts';
import type { CatalogueVersion } from './modules/catalogue/version/catalogue-version.ts';
import type { EventStreamService } from './modules/events/event-stream.service.ts';
import type { CurrentSettings } from './modules/settings/current-settings.ts';
import type { WebhookWorkers } from './modules/webhooks/webhook-workers.ts';
import type { Locale } from './shared/messages/locale.ts';
import type { Secrets } from './config/secrets.ts';
import type { Clock } from './shared/time/clock.ts';
import type { Log } from './shared/log.ts';

/** What the services of all requests share. */
export interface Dependencies {
  config: Config;
  currentSettings: CurrentSettings;
  currentCampaigns: CurrentCampaigns;
  catalogueVersion: CatalogueVersion;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  /** Take card payments; the shop may have none. */
  payments: PaymentProviders;
  /** Confirms identities, Google or its sandbox; null: users sign in with passwords only. */
  identities: IdentityProvider | null;
  /** Sends emails; null: they stay in the outbox. */
  mail: EmailGateway | null;
  /** Keeps the files of uploaded pictures. */
  storage: FileStorage;
  /** The outside search engine; null: the database is searched. */
  searchIndex: FilledIndex | null;
  /** How this process hears from others. */
  notifications: Notifications;
  /** What happens in the shop. */
  eventStream: EventStreamService;
  /** Sends requests to addresses that staff has typed. */
  outgoing: OutgoingHttp;
  /** Send messages to webhooks. */
  webhookWorkers: WebhookWorkers;
  log: Log;
  /** The language of whoever wants no other, and of emails. */
  locale: Locale;
  /** The shop's public URL, without a trailing slash; known once the server listens. */
  baseUrl: () => string;
}
