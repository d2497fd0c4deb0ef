import { Trans } from '@lingui/react/macro';
import type { AuditSubject } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { formatAuditSearch } from './audit-search.ts';

interface AuditLinkProps {
  subject: AuditSubject;
  id: string;
}

/** Links to the audit log of one subject, if the viewer may see it. */
export function AuditLink({ subject, id }: AuditLinkProps) {
  if (!usePermission('AUDIT_READ')) return null;
  return (
    <TextLink to={adminPaths.audit() + formatAuditSearch(subject, id)}>
      <Trans>Who changed it</Trans>
    </TextLink>
  );
}
