import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { StaffIntegrationsQuery } from '../../../gql/graphql.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import styles from './staff.module.css';

type Integrations = StaffIntegrationsQuery['staffIntegrations'];

interface MemberIntegrationsProps extends Pick<Integrations, 'apiKeys' | 'webhooks'> {
  name: string;
  /** Whether they are unavailable: the viewer may not see them, or they failed to load. */
  isUnknown: boolean;
  /** The ids of those to revoke with the membership. */
  endedIds: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/**
 * API keys and webhooks that would outlast the staff member who created them, each with a checkbox to revoke
 * it.
 */
export function MemberIntegrations(props: MemberIntegrationsProps) {
  const { name, apiKeys, webhooks, isUnknown, endedIds, onChange } = props;
  const mayEnd = usePermission('INTEGRATIONS_WRITE');
  const made = [
    ...apiKeys.map((key) => ({ id: key.id, label: t`API key “${key.name}”` })),
    ...webhooks.map(({ id, url }) => ({ id, label: t`Webhook to ${url}` })),
  ];
  if (isUnknown)
    return (
      <p className={styles.note}>
        <Trans>API keys and webhooks created by {name} stay active.</Trans>
      </p>
    );
  if (made.length === 0) return null;
  const toggle = (id: string, isEnded: boolean) =>
    onChange(isEnded ? [...endedIds, id] : endedIds.filter((other) => other !== id));
  return (
    <fieldset className={styles.integrations}>
      <legend>
        {mayEnd ? (
          <Trans>Created by {name}. Also end:</Trans>
        ) : (
          <Trans>Created by {name}, and still active:</Trans>
        )}
      </legend>
      {made.map(({ id, label }) =>
        mayEnd ? (
          <CheckboxField
            key={id}
            id={`end-${id}`}
            name="end"
            label={label}
            checked={endedIds.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ) : (
          <p key={id}>{label}</p>
        ),
      )}
    </fieldset>
  );
}
