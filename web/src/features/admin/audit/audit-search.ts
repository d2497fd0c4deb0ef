import { t } from '@lingui/core/macro';
import type { AuditFilter, AuditSubject } from '../../../gql/graphql.ts';
import { subjectLabels } from './audit-labels.ts';

/** The audit log's search parameters; null is any. */
export interface AuditSearch {
  subject: AuditSubject | null;
  /** The id of one subject. */
  id: string | null;
  /** The id of a member of staff. */
  who: string | null;
  /** The id of a request. */
  request: string | null;
  /** How many days back, today included. */
  days: number | null;
}

const DAYS = [1, 7, 30, 90];

/** The periods, with their values in the query string and their labels. */
export const periodChoices = () => [
  { value: '1', label: t`Today` },
  { value: '7', label: t`Last 7 days` },
  { value: '30', label: t`Last 30 days` },
  { value: '90', label: t`Last 90 days` },
];

/** The subjects, with their values in the query string and their labels. */
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

/** Writes the query string of the entries about one thing, with its question mark. */
export function formatAuditSearch(subject: AuditSubject, id: string): string {
  return `?${new URLSearchParams({ subject: subject.toLowerCase(), id }).toString()}`;
}

/** Writes the query string of what one request has done, with its question mark. */
export function formatRequestSearch(request: string): string {
  return `?${new URLSearchParams({ request }).toString()}`;
}

/** The API's filter. Days are the user's own, and begin at midnight. */
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
