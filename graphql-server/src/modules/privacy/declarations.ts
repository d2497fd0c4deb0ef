import { emailData } from '../emails/personal-data.ts';
import { callerBudgetData } from './caller-budgets.ts';
import type { PersonalData, PersonalRows } from '../../shared/personal-data.ts';
import { alertData } from '../alerts/personal-data.ts';
import { apiKeyData } from '../api-keys/personal-data.ts';
import { assetData } from '../assets/personal-data.ts';
import { auditData } from '../audit/personal-data.ts';
import { authData } from '../auth/personal-data.ts';
import { cartData } from '../cart/personal-data.ts';
import { catalogueData } from '../catalogue/personal-data.ts';
import { checkoutData } from '../checkout/personal-data.ts';
import { contactData } from '../contact/personal-data.ts';
import { customerData } from '../customers/personal-data.ts';
import { eventData } from '../events/personal-data.ts';
import { idempotencyData } from '../idempotency/personal-data.ts';
import { importData } from '../imports/personal-data.ts';
import { inventoryData } from '../inventory/personal-data.ts';
import { metadataData } from '../metadata/personal-data.ts';
import { newsletterData } from '../newsletter/personal-data.ts';
import { orderData } from '../orders/personal-data.ts';
import { paymentData } from '../payments/personal-data.ts';
import { promotionData } from '../promotions/personal-data.ts';
import { reportData } from '../reports/personal-data.ts';
import { returnData } from '../returns/personal-data.ts';
import { reviewData } from '../reviews/personal-data.ts';
import { settingsData } from '../settings/personal-data.ts';
import { staffData } from '../staff/personal-data.ts';
import { webhookData } from '../webhooks/personal-data.ts';
import { wishlistData } from '../wishlist/personal-data.ts';

/** Of the database itself, and of its jobs. */
const machinery: PersonalData = { impersonal: ['migrations', 'job_runs'] };

/**
 * In the order in which an erasure takes them: what finds its rows through others' comes before those,
 * accounts come last.
 */
const declarations: readonly PersonalData[] = [
  ...[emailData, callerBudgetData, idempotencyData, importData, catalogueData, settingsData, inventoryData],
  ...[authData, staffData, apiKeyData, contactData, newsletterData, alertData, promotionData, cartData],
  ...[
    metadataData,
    wishlistData,
    eventData,
    webhookData,
    checkoutData,
    paymentData,
    returnData,
    reviewData,
    orderData,
  ],
  ...[reportData, assetData, machinery, customerData, auditData],
];

export const personalRows: readonly PersonalRows[] = declarations.flatMap(({ rows = [] }) => rows);

/** Tables without personal data. */
export const impersonalTables: readonly string[] = declarations.flatMap(({ impersonal = [] }) => impersonal);
