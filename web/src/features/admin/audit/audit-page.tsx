import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import History from 'lucide-react/icons/history';
import { Fragment } from 'react';
import { useList } from '../../../apollo/use-list.ts';
import { AuditActorsDocument, AuditLogDocument } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Cluster } from '../../../ui/layout/cluster.tsx';
import { ListSelect } from '../list/list-select.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { usePermission } from '../permissions/use-permissions.ts';
import { fullName } from '../ui/full-name.ts';
import { PageHead } from '../ui/page/page-head.tsx';
import { AuditGroupRow, AuditRow, auditColumns } from './audit-row.tsx';
import {
  auditFilterOf,
  formatRequestSearch,
  parseAuditSearch,
  periodChoices,
  subjectChoices,
} from './audit-search.ts';
import { groupEntries } from './group-entries.ts';

/** The audit log: who changed what, latest first. */
export function AuditPage() {
  const [params, setParam, clear] = useListParams();
  const search = parseAuditSearch(params);
  const filter = auditFilterOf(search, new Date());
  const variables = { first: PAGE_SIZE, filter };
  const list = useList(AuditLogDocument, variables, (data) => data.auditEntries, { isRefetched: true });
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# entry', other: '# entries' })
    : t`more than 10,000 entries`;
  const isNarrowed = Object.keys(filter).length > 0;
  const groups = groupEntries(list.nodes ?? []);
  const pathOfRequest = ({ requestId }: { requestId?: string | null }) =>
    isNarrowed && !search.request && requestId != null ? formatRequestSearch(requestId) : null;
  const name = search.id ? list.nodes?.[0]?.subjectName : undefined;
  return (
    <>
      <PageHead title={t`Audit log`} note={search.request ? t`One request only` : name && t`Only ${name}`} />
      <ListToolbar count={list.nodes ? totalLabel : null}>
        <Cluster gap={12}>
          <ListSelect
            label={t`About`}
            all={t`All`}
            choices={subjectChoices()}
            value={search.subject && search.subject.toLowerCase()}
            onChange={(next) => setParam('subject', next)}
          />
          <PersonSelect value={search.who} onChange={(next) => setParam('who', next)} />
          <ListSelect
            label={t`Period`}
            all={t`Any time`}
            choices={periodChoices()}
            value={search.days === null ? null : String(search.days)}
            onChange={(next) => setParam('days', next)}
          />
          {isNarrowed && (
            <Button size="sm" variant="quiet" onClick={clear}>
              <Trans>Show all entries</Trans>
            </Button>
          )}
        </Cluster>
      </ListToolbar>
      <ListTable
        list={list}
        caption={t`Audit log`}
        loadingLabel={t`Loading the audit log`}
        columns={auditColumns()}
        empty={<NoEntries isNarrowed={isNarrowed} onClear={clear} />}
        totalLabel={totalLabel}
        row={(entry) => {
          const group = groups.get(entry.id);
          return (
            <Fragment key={entry.id}>
              {group?.firstId === entry.id && (
                <AuditGroupRow entry={entry} size={group.size} to={pathOfRequest(entry)} />
              )}
              <AuditRow entry={entry} isGrouped={group !== undefined} />
            </Fragment>
          );
        }}
      />
    </>
  );
}

interface PersonSelectProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** Filters by staff member, if the viewer may see the staff. */
function PersonSelect({ value, onChange }: PersonSelectProps) {
  const maySeeStaff = usePermission('STAFF_READ');
  const { data } = useQuery(AuditActorsDocument, { skip: !maySeeStaff });
  if (!maySeeStaff) return null;
  const choices = (data?.staff ?? []).map((member) => ({ value: member.id, label: fullName(member) }));
  return <ListSelect label={t`Who`} all={t`Anyone`} choices={choices} value={value} onChange={onChange} />;
}

function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const icon = <History size={28} aria-hidden="true" />;
  if (isNarrowed) {
    return (
      <EmptyState
        icon={icon}
        title={t`No entries found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all entries</Trans>
          </Button>
        }
      >
        <Trans>No changes match this search.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t`No changes yet`}>
      <Trans>Changes to products, orders and settings appear here, with who made them.</Trans>
    </EmptyState>
  );
}
