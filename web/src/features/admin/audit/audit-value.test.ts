import { describe, expect, it } from 'vitest';
import { fieldLabel } from './audit-labels.ts';
import { formatAuditValue } from './audit-value.ts';

describe('a value of the audit log', () => {
  it.each<[field: string, value: unknown, text: string]>([
    ['salePrice', 1999, '$19.99'],
    ['regularPrice', null, 'none'],
    ['stock', 0, '0'],
    ['title', 'Lamp', 'Lamp'],
    ['title', '', 'none'],
    ['isNew', true, 'yes'],
    ['isVisible', false, 'no'],
    ['status', 'CANCELLED', 'Cancelled'],
    ['status', 'DRAFT', 'DRAFT'],
    ['shipmentState', 'ALL', 'Shipped'],
    ['shipmentState', 'NONE', 'NONE'],
    ['tags', ['summer', 'linen'], 'summer, linen'],
    ['tags', [], 'none'],
    ['image', { url: '/a.webp', alt: 'A lamp', width: 8 }, 'A lamp'],
    ['attributes', [{ name: 'Material', value: 'Oak' }], 'Material: Oak'],
    ['customFields', { material: ['Oak', 'Linen'], watts: ['60'] }, 'material: Oak, Linen; watts: 60'],
    ['customFields', {}, 'none'],
    ['colours', [{ name: 'Navy', hex: '#000080' }], 'Navy'],
    ['conditions', [{ kind: 'NEW' }], '{"kind":"NEW"}'],
    ['permissions', ['orders:read', 'orders:refund'], 'See orders · Refund payments'],
    ['description', 'x'.repeat(200), `${'x'.repeat(160)}…`],
  ])('%s %j is %s', (field, value, text) => {
    expect(formatAuditValue(field, value === null ? null : JSON.stringify(value), 'USD')).toBe(text);
  });

  it('is formatted as date and time if it is one', () => {
    expect(formatAuditValue('publishAt', '"2026-11-23T08:00:00+00:00"', 'USD')).toMatch(/^Nov 2[23], 2026, /);
    expect(formatAuditValue('title', '"2026-11-23"', 'USD')).toBe('2026-11-23');
  });

  it('is formatted by its field', () => {
    expect([fieldLabel('salePrice'), fieldLabel('lowestStock')]).toEqual(['Price', 'Lowest stock']);
    expect(fieldLabel('taxClassId')).toBe('Tax class');
  });
});
