import { useMutation } from '@apollo/client/react';
import {
  type Order_orderFragment,
  type OrderStatus,
  UpdateOrderStatusDocument,
} from '../../../gql/admin/graphql.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { showErrorToast, showUserErrorToast } from '../ui/action-toasts.ts';
import { statusLabel } from './order-list-search.ts';

const FAILED = 'Order status not updated';

/**
 * Sets an order's status (specification section 4). The screen shows it at once, and what it was before when the server
 * refuses, with the reason. Lists of orders and stocks are asked for again.
 */
export function useUpdateOrderStatus(order: Order_orderFragment) {
  const [mutate, { loading }] = useMutation(UpdateOrderStatusDocument);

  async function updateStatus(status: OrderStatus): Promise<void> {
    try {
      const { data } = await mutate({
        variables: { id: order.id, status },
        optimisticResponse: {
          orderStatusUpdate: { __typename: 'OrderPayload', order: { ...order, status }, userErrors: [] },
        },
        update: (cache, result) => {
          if (!result.data?.orderStatusUpdate.order) return;
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'orders' });
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
        },
      });
      const payload = data?.orderStatusUpdate;
      if (!payload?.order) {
        return showUserErrorToast(FAILED, payload?.userErrors.map(({ message }) => message) ?? []);
      }
      showToast({
        tone: 'success',
        title: 'Order status updated',
        details: [`${statusLabel(order.status)} → ${statusLabel(payload.order.status)}`],
      });
    } catch (error) {
      showErrorToast(FAILED, error, () => void updateStatus(status));
    }
  }

  return [updateStatus, loading] as const;
}
