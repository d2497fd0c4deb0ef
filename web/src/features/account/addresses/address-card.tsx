import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../apollo/use-action.ts';
import { type Address_addressFragment, UpdateAddressDocument } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { addressTitle } from './address-values.ts';
import styles from './address-card.module.css';

interface AddressCardProps {
  address: Address_addressFragment;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved address with its actions. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { id, streetAddress, formatted, phone, email } = address;
  const title = addressTitle(address);
  const [update, isUpdating] = useAction(UpdateAddressDocument, {
    result: (payload) => payload.address,
    failure: t`Default address not changed`,
    onDone: () => {
      showToast({
        tone: 'success',
        title: t`Default address changed`,
        details: [`${title}, ${streetAddress}`],
      });
      // The "make default" button no longer exists.
      document.getElementById(`address-${id}`)?.focus();
    },
  });

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        {address.isDefault && (
          <Badge tone="delivered">
            <Trans>Default</Trans>
          </Badge>
        )}
      </div>
      <address className={styles.lines}>
        {formatted
          .filter((line) => line !== title)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
        <span className={styles.contacts}>
          <span>{phone}</span>
          <span>{email}</span>
        </span>
      </address>
      <div className={styles.actions}>
        <Button id={`address-${id}`} variant="outline" size="sm" onClick={onEdit}>
          <Trans>
            Edit<VisuallyHidden> the address {title}</VisuallyHidden>
          </Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onDelete}>
          <Trans>
            Delete<VisuallyHidden> the address {title}</VisuallyHidden>
          </Trans>
        </Button>
        {!address.isDefault && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t`Make default: ${title}`}
            pending={isUpdating}
            onClick={() => void update({ id, input: { isDefault: true } })}
          >
            <Trans>Make default</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
