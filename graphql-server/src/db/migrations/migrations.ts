import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { PaymentProvidersMigration } from './20261128-payment-providers.migration.ts';
import { ProductSortsMigration } from './20261128-product-sorts.migration.ts';
import { BaselineMigration } from './baseline.migration.ts';

/** All migrations, oldest first. Append only: one that was released is never changed. */
export const migrations: Constructor<Migration>[] = [
  BaselineMigration,
  PaymentProvidersMigration,
  ProductSortsMigration,
];
