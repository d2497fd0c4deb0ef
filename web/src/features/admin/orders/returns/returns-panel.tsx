import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEditedInPlace } from '../../../../forms/use-edited-in-place.ts';
import type { Order_orderFragment, Return_returnFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { ReturnList } from '../../../orders/shared/returns/return-list.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { ExchangeNote } from '../exchanges/exchange-notes.tsx';
import { useOrderExchanges } from '../exchanges/use-order-exchanges.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { ReturnRefundForm } from './return-refund-form.tsx';
import { type ReturnTask, returnTasks } from './return-tasks.ts';

interface OpenForm {
  id: string;
  task: ReturnTask;
}

const buttonOf = ({ id, task }: OpenForm) => `return-${task}-${id}`;
const FRAME = 'returns';

/** The returns of an order, with their actions. */
export function ReturnsPanel({ order }: { order: Order_orderFragment }) {
  const { edited, edit, close } = useEditedInPlace<OpenForm>(null, FRAME);
  if (order.returns.length === 0) return null;
  return (
    <Panel title={t`Returns`}>
      <div id={FRAME} tabIndex={-1}>
        <ReturnList
          returns={order.returns}
          currencyOf={() => order.currencyCode}
          isForStaff
          note={({ id }) => <ExchangeNote orderId={order.id} returnId={id} currency={order.currencyCode} />}
          actions={(shown) =>
            edited?.id === shown.id ? (
              <TaskForm
                // Another user's step changes the available actions.
                key={shown.version}
                order={order}
                shown={shown}
                task={edited.task}
                onClose={() => close(buttonOf(edited))}
              />
            ) : (
              <Tasks order={order} shown={shown} onChoose={(task) => edit({ id: shown.id, task })} />
            )
          }
        />
      </div>
    </Panel>
  );
}

interface TasksProps {
  order: Order_orderFragment;
  shown: Return_returnFragment;
  onChoose: (task: ReturnTask) => void;
}

function Tasks({ order, shown, onChoose }: TasksProps) {
  const exchange = useOrderExchanges(order.id).exchangeOf(shown.id);
  const isSettled = exchange !== null && shown.refundAmount === 0;
  const held = { write: usePermission('ORDERS_WRITE'), refund: usePermission('ORDERS_REFUND') };
  const labels: Record<ReturnTask, string> = {
    approve: t`Approve`,
    receive: shown.state === 'RECEIVED' ? t`Mark more as arrived` : t`Mark as arrived`,
    refund: isSettled
      ? t`Complete exchange`
      : t`Refund ${formatMoney(shown.refundAmount, order.currencyCode)}`,
    decline: t`Decline`,
  };
  const tasks = returnTasks({ ...shown, isExchange: exchange !== null }, held);
  return (
    <>
      {shown.state === 'APPROVED' && (
        <TextLink
          to={`${adminPaths.returnLabel(order.id)}?${new URLSearchParams({ return: shown.id }).toString()}`}
        >
          <Trans>Print the label</Trans>
        </TextLink>
      )}
      {tasks.length > 0 && (
        <Cluster gap={8}>
          {tasks.map((task) => (
            <Button
              key={task}
              id={buttonOf({ id: shown.id, task })}
              size="sm"
              variant={task === 'decline' ? 'quiet' : 'outline'}
              onClick={() => onChoose(task)}
            >
              {labels[task]}
            </Button>
          ))}
        </Cluster>
      )}
    </>
  );
}

interface TaskFormProps extends Omit<TasksProps, 'onChoose'> {
  task: ReturnTask;
  onClose: () => void;
}

function TaskForm({ task, order, shown, onClose }: TaskFormProps) {
  if (task === 'receive') return <ReceiveForm order={order} shown={shown} onClose={onClose} />;
  if (task === 'refund') return <ReturnRefundForm order={order} shown={shown} onClose={onClose} />;
  return <AnswerForm shown={shown} onClose={onClose} answer={task} />;
}
