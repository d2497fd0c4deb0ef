import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { AuditAction, AuditEntry_auditEntryFragment, AuditSubject } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge, type BadgeProps } from '../../../ui/feedback/badge.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { actionLabels, fieldLabel, partLabels, subjectLabels } from './audit-labels.ts';
import { formatAuditValue } from './audit-value.ts';
import styles from './audit-row.module.css';

type Entry = AuditEntry_auditEntryFragment;

export const auditColumns = () => [
  { key: 'what', label: t`What` },
  { key: 'changes', label: t`Changes` },
  { key: 'who', label: t`Who` },
  { key: 'when', label: t`When` },
];

interface AuditGroupRowProps {
  entry: Entry;
  /** The number of consecutive entries of the request. */
  size: number;
  /** Links to all entries of the request, if a filter may hide some. */
  to: string | null;
}

/** The heading above entries of one request: what they have in common. */
export function AuditGroupRow({ entry, size, to }: AuditGroupRowProps) {
  return (
    <DataRow data-heading className={styles.group}>
      <th className={styles.heading} colSpan={auditColumns().length} scope="rowgroup" role="rowheader">
        <span className={styles.headline}>
          <span>
            <ActorName entry={entry} />
          </span>
          <span className={styles.plain}>
            <DateTime value={entry.createdAt} /> <DateTime value={entry.createdAt} show="time" />
          </span>
          <span className={styles.plain}>
            {plural(size, { one: '# change in one request', other: '# changes in one request' })}
          </span>
          {to !== null && (
            <TextLink to={to}>
              <Trans>All changes in this request</Trans>
            </TextLink>
          )}
        </span>
        <span className={styles.small}>
          <Trans>Request {entry.requestId}</Trans>
        </span>
      </th>
    </DataRow>
  );
}

function ActorName({ entry: { actor, actorName } }: { entry: Entry }) {
  if (actor === 'API_KEY') return <Trans>API key “{actorName}”</Trans>;
  if (actor === 'VISITOR') return <Trans>Unknown</Trans>;
  return actorName ?? <Trans>The shop</Trans>;
}

interface AuditRowProps {
  entry: Entry;
  /** Whether it is below an AuditGroupRow, which says who did it and when. */
  isGrouped: boolean;
}

export function AuditRow({ entry, isGrouped }: AuditRowProps) {
  const { subject, subjectName } = entry;
  return (
    <DataRow>
      <DataCell className={classNames(styles.what, isGrouped && styles.grouped)}>
        <SubjectName entry={entry}>{subjectName || t`Erased customer`}</SubjectName>
        <span className={styles.small}>
          {[subjectLabels()[subject], partLabel(entry)].filter(Boolean).join(' · ')}
        </span>
      </DataCell>
      <DataCell label={t`Changes`} className={styles.changes}>
        <Changes entry={entry} />
      </DataCell>
      {isGrouped ? (
        <>
          <DataCell />
          <DataCell />
        </>
      ) : (
        <>
          <DataCell label={t`Who`}>
            <ActorName entry={entry} />
          </DataCell>
          <DataCell label={t`When`} className={styles.when}>
            <span className={styles.two}>
              <DateTime value={entry.createdAt} />
              <span className={styles.small}>
                <DateTime value={entry.createdAt} show="time" />
              </span>
            </span>
          </DataCell>
        </>
      )}
    </DataRow>
  );
}

/** "Variant Navy / M". A product's only variant has no name; merchants see it as the product itself. */
function partLabel({ part, partName }: Entry): string | null {
  if (part == null || (part === 'VARIANT' && partName == null)) return null;
  return [partLabels()[part], partName].filter(Boolean).join(' ');
}

/** The path of the page where a subject is edited. */
const subjectPaths: Partial<Record<AuditSubject, (id: string) => string>> = {
  PRODUCT: adminPaths.productEdit,
  CATEGORY: adminPaths.categoryEdit,
  COLLECTION: adminPaths.collectionEdit,
  PAGE: adminPaths.pageEdit,
  MENU: adminPaths.menus,
  REDIRECT: adminPaths.redirects,
  COLUMN_MAPPING: adminPaths.sheets,
  ASSET: adminPaths.media,
  PRICE_CAMPAIGN: adminPaths.campaignEdit,
  PROMOTION: adminPaths.promotionEdit,
  ORDER: adminPaths.order,
  STAFF_ROLE: adminPaths.staffRoles,
  STAFF_INVITATION: adminPaths.staff,
  SEARCH_SYNONYM: adminPaths.search,
  REVIEW: adminPaths.reviews,
};

function SubjectName({ entry, children }: { entry: Entry; children: string }) {
  const pathOf = subjectPaths[entry.subject];
  const isGone = entry.action === 'DELETED' && entry.part == null;
  return pathOf && !isGone ? (
    <Link className={styles.name} to={pathOf(entry.subjectId)}>
      {children}
    </Link>
  ) : (
    <span className={styles.name}>{children}</span>
  );
}

const actionTones: Partial<Record<AuditAction, BadgeProps['tone']>> = {
  CREATED: 'delivered',
  LOGGED_IN: 'delivered',
  VERIFIED: 'delivered',
};

/** The changed fields; for an added or deleted subject, its values on demand. */
function Changes({ entry: { action, changes } }: { entry: Entry }) {
  const currency = useCurrency();
  const format = (field: string, json: string | null | undefined) => formatAuditValue(field, json, currency);
  if (action === 'CHANGED') {
    return (
      <ul role="list" className={styles.list}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className={styles.field}>{fieldLabel(field)}</span>{' '}
            {before == null && after == null ? (
              <Trans>changed</Trans>
            ) : (
              <Trans>
                from <del className={styles.before}>{format(field, before)}</del> to{' '}
                <ins className={styles.after}>{format(field, after)}</ins>
              </Trans>
            )}
          </li>
        ))}
      </ul>
    );
  }
  const badge = <Badge tone={actionTones[action] ?? 'cancelled'}>{actionLabels()[action]}</Badge>;
  if (changes.length === 0) return badge;
  return (
    <details className={styles.details}>
      <summary>
        {badge} {plural(changes.length, { one: '# field', other: '# fields' })}
      </summary>
      <ul role="list" className={styles.list}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className={styles.field}>{fieldLabel(field)}</span> {format(field, after ?? before)}
          </li>
        ))}
      </ul>
    </details>
  );
}
