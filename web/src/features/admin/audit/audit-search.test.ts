import { describe, expect, it } from 'vitest';
import { auditFilterOf, formatAuditSearch, parseAuditSearch } from './audit-search.ts';

const parse = (query: string) => parseAuditSearch(new URLSearchParams(query));
const nothing = { subject: null, id: null, who: null, request: null, days: null };

describe('the audit log’s URL', () => {
  it.each([
    ['', nothing],
    ['subject=product&id=p1', { ...nothing, subject: 'PRODUCT', id: 'p1' }],
    ['subject=staff_role', { ...nothing, subject: 'STAFF_ROLE' }],
    ['who=u1&days=7', { ...nothing, who: 'u1', days: 7 }],
    ['request=r1', { ...nothing, request: 'r1' }],
    ['subject=sofa&days=8&who=', nothing],
    ['subject=constructor', nothing],
  ])('%s', (query, search) => {
    expect(parse(query)).toEqual(search);
  });

  it('for one subject is parsed as it was formatted', () => {
    expect(parse(formatAuditSearch('ORDER', 'o1'))).toEqual({ ...nothing, subject: 'ORDER', id: 'o1' });
  });

  it('filters by whole days', () => {
    const now = new Date(2026, 10, 23, 15, 30);
    const from = (query: string) => auditFilterOf(parse(query), now).from;
    expect(from('days=1')).toBe(new Date(2026, 10, 23).toISOString());
    expect(from('days=30')).toBe(new Date(2026, 9, 25).toISOString());
    expect(auditFilterOf(parse('subject=order&who=u1'), now)).toEqual({ subject: 'ORDER', actorId: 'u1' });
    expect(auditFilterOf(parse('request=r1'), now)).toEqual({ requestId: 'r1' });
  });
});
