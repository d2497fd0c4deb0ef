import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { DetailList } from '../../ui/page/detail-list.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { OrderNotesForm } from './order-notes-form.tsx';
import styles from './order-notes-panel.module.css';

const BUTTON = 'change-notes';

/** What the customer wrote to the shop and to the recipient, with a form to change it. */
export function OrderNotesPanel({ order }: { order: Order_orderFragment }) {
  const mayChange = usePermission('ORDERS_WRITE');
  const { edited: isEdited, edit, close } = useEditedInPlace<true>(null);
  const texts = (
    [
      [t`Customer’s note`, order.customerNote],
      [t`Gift message`, order.giftMessage],
    ] as const
  ).filter(([, text]) => text);
  return (
    <Panel
      title={t`Note and gift message`}
      actions={
        mayChange &&
        !isEdited && (
          <Button id={BUTTON} size="sm" variant="outline" onClick={() => edit(true)}>
            {texts.length > 0 ? <Trans>Change notes</Trans> : <Trans>Add notes</Trans>}
          </Button>
        )
      }
    >
      {isEdited ? (
        <OrderNotesForm order={order} onClose={() => close(BUTTON)} />
      ) : texts.length > 0 ? (
        <DetailList
          details={texts.map(([label, text]) => [
            label,
            <span key={label} className={styles.text}>
              {text}
            </span>,
          ])}
        />
      ) : (
        <p>
          <Trans>The customer wrote nothing.</Trans>
        </p>
      )}
    </Panel>
  );
}
