import { t } from '@lingui/core/macro';
import type { AuditFilter, AuditSubject } from '../../../gql/graphql.ts';
import { subjectLabels } from './audit-labels.ts';

/** The audit log's search parameters; null matches everything. */
export interface AuditSearch {
  subject: AuditSubject | null;
  /** The id of one subject. */
  id: string | null;
  /** The id of a staff member. */
  who: string | null;
  request: string | null;
  /** The number of days back, including today. */
  days: number | null;
}

const DAYS = [1, 7, 30, 90];

/** The periods, with their query string values and labels. */
export const periodChoices = () => [
  { value: '1', label: t`Today` },
  { value: '7', label: t`Last 7 days` },
  { value: '30', label: t`Last 30 days` },
  { value: '90', label: t`Last 90 days` },
];

/** The subjects, with their query string values and labels. */
export const subjectChoices = () =>
  Object.entries(subjectLabels()).map(([subject, label]) => ({ value: subject.toLowerCase(), label }));

/** Reads `?subject=product&id=...&who=...&request=...&days=7`; invalid values are ignored. */
export function parseAuditSearch(params: URLSearchParams): AuditSearch {
  const subject = params.get('subject')?.toUpperCase() ?? '';
  const days = Number(params.get('days'));
  return {
    subject: Object.hasOwn(subjectLabels(), subject) ? (subject as AuditSubject) : null,
    id: params.get('id') || null,
    who: params.get('who') || null,
    request: params.get('request') || null,
    days: DAYS.includes(days) ? days : null,
  };
}

/** The query string for the entries of one subject, with its question mark. */
export function formatAuditSearch(subject: AuditSubject, id: string): string {
  return `?${new URLSearchParams({ subject: subject.toLowerCase(), id }).toString()}`;
}

/** The query string for the entries of one request, with its question mark. */
export function formatRequestSearch(request: string): string {
  return `?${new URLSearchParams({ request }).toString()}`;
}

/** The API's filter. Days are the user's local days, starting at midnight. */
export function auditFilterOf({ subject, id, who, request, days }: AuditSearch, now: Date): AuditFilter {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days ?? 0) + 1);
  return {
    ...(subject && { subject }),
    ...(id && { subjectId: id }),
    ...(who && { actorId: who }),
    ...(request && { requestId: request }),
    ...(days !== null && { from: from.toISOString() }),
  };
}
