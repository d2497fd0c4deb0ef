import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { DeclinedReturnsMigration } from './20261128-declined-returns.migration.ts';
import { EmailsMigration } from './20261128-emails.migration.ts';
import { ImportErrorsMigration } from './20261128-import-errors.migration.ts';
import { NotifiedAlertsMigration } from './20261128-notified-alerts.migration.ts';
import { PaymentProvidersMigration } from './20261128-payment-providers.migration.ts';
import { PriceCampaignsAndRevenueMigration } from './20261128-price-campaigns-and-revenue.migration.ts';
import { ProductSortsMigration } from './20261128-product-sorts.migration.ts';
import { ReviewRepliesMigration } from './20261128-review-replies.migration.ts';
import { WebhookResponsesMigration } from './20261128-webhook-responses.migration.ts';
import { BaselineMigration } from './baseline.migration.ts';

/** All migrations, oldest first. Append only: never change a released migration. */
export const migrations: Constructor<Migration>[] = [
  BaselineMigration,
  PaymentProvidersMigration,
  ProductSortsMigration,
  PriceCampaignsAndRevenueMigration,
  ImportErrorsMigration,
  EmailsMigration,
  DeclinedReturnsMigration,
  ReviewRepliesMigration,
  NotifiedAlertsMigration,
  WebhookResponsesMigration,
];
