import { apiKeysDatabase } from './modules/api-keys/api-keys.database.ts';
import { authDatabase } from './modules/auth/auth.database.ts';
import { catalogueDatabase } from './modules/catalogue/catalogue.database.ts';
import { checkoutDatabase } from './modules/checkout/checkout.database.ts';
import { contactDatabase } from './modules/contact/contact.database.ts';
import { customersDatabase } from './modules/customers/customers.database.ts';
import { metadataDatabase } from './modules/metadata/metadata.database.ts';
import { newsletterDatabase } from './modules/newsletter/newsletter.database.ts';
import { ordersDatabase } from './modules/orders/orders.database.ts';
import { paymentsDatabase } from './modules/payments/payments.database.ts';
import { promotionsDatabase } from './modules/promotions/promotions.database.ts';
import { reportsDatabase } from './modules/reports/reports.database.ts';
import { returnsDatabase } from './modules/returns/returns.database.ts';
import { reviewsDatabase } from './modules/reviews/reviews.database.ts';
import { settingsDatabase } from './modules/settings/settings.database.ts';
import { staffDatabase } from './modules/staff/staff.database.ts';
import { webhooksDatabase } from './modules/webhooks/webhooks.database.ts';
import { auditFunctions } from './db/declared/audited.ts';
import { catalogueFunctions } from './db/declared/changes-catalogue.ts';
import { eventFunctions } from './db/declared/emits.ts';
import { metadataFunctions } from './db/declared/has-metadata.ts';
import { type DatabaseRules, databaseRules } from './db/declared/rule.ts';
import { updateFunctions } from './db/declared/update-times.ts';
import { versionFunctions } from './db/declared/versioned.ts';

/** All that the shop's database does by itself. A function stands before those that call it. */
export const declaredRules: readonly DatabaseRules[] = [
  databaseRules('shared', [
    ...auditFunctions,
    ...versionFunctions,
    ...updateFunctions,
    ...eventFunctions,
    ...catalogueFunctions,
    ...metadataFunctions,
  ]),
  apiKeysDatabase,
  authDatabase,
  catalogueDatabase,
  checkoutDatabase,
  contactDatabase,
  customersDatabase,
  metadataDatabase,
  newsletterDatabase,
  ordersDatabase,
  paymentsDatabase,
  promotionsDatabase,
  reportsDatabase,
  returnsDatabase,
  reviewsDatabase,
  settingsDatabase,
  staffDatabase,
  webhooksDatabase,
];
