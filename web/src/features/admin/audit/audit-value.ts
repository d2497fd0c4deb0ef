import { t } from '@lingui/core/macro';
import type { PaymentState, Permission, ShipmentState } from '../../../gql/graphql.ts';
import { dateFormat } from '../../../lib/time/date.ts';
import { parseJson } from '../../../lib/json.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paymentStateLabels, shipmentStateLabels } from '../../orders/shared/order-labels.ts';
import { orderStatuses } from '../../orders/shared/order-status.ts';
import { describePermissions } from '../staff/roles/permission-labels.ts';

const MAX_LENGTH = 160;
const AMOUNTS = new Set([
  'salePrice',
  'regularPrice',
  'price',
  'amount',
  'total',
  'subtotal',
  'discountTotal',
  'shippingTotal',
]);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/;

/**
 * Formats a value of the audit log for display; `json` null is no value. `currency` is the currency of
 * amounts. Long texts are truncated.
 */
export function formatAuditValue(field: string, json: string | null | undefined, currency: string): string {
  const value = json ? parseJson(json) : null;
  if (AMOUNTS.has(field) && typeof value === 'number') return formatMoney(value, currency);
  if (field === 'permissions' && Array.isArray(value)) return describePermissions(value.map(toPermission));
  const text = stateLabel(field, value) ?? describe(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** `orders:refund` is stored, but the contract has ORDERS_REFUND. */
const toPermission = (name: unknown) => String(name).replace(':', '_').toUpperCase() as Permission;

function stateLabel(field: string, value: unknown): string | null | undefined {
  // Drafts and products have other statuses.
  if (field === 'status') return new Map(Object.entries(orderStatuses())).get(String(value))?.label;
  if (field === 'paymentState') return paymentStateLabels()[value as PaymentState];
  if (field === 'shipmentState') return shipmentStateLabels()[value as ShipmentState];
  return undefined;
}

function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return t`none`;
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (typeof value === 'string') {
    return MOMENT.test(value)
      ? dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value))
      : value;
  }
  if (Array.isArray(value)) return value.length === 0 ? t`none` : value.map(describe).join(', ');
  if (typeof value === 'object') return describeObject(value as Record<string, unknown>);
  return JSON.stringify(value);
}

/** Pictures are described by their alt text, colors and attributes by their names, custom fields by keys. */
function describeObject(object: Record<string, unknown>): string {
  const name = object['alt'] ?? object['name'];
  if (Object.values(object).every(Array.isArray)) return describeFields(object);
  if (typeof name !== 'string') return JSON.stringify(object);
  return typeof object['value'] === 'string' ? `${name}: ${object['value']}` : name;
}

function describeFields(values: Record<string, unknown>): string {
  const entries = Object.entries(values).map(([key, list]) => `${key}: ${describe(list)}`);
  return entries.length === 0 ? t`none` : entries.join('; ');
}
