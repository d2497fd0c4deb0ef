import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { useOrderExchanges } from './use-order-exchanges.ts';

/** The order whose items this one replaces; nothing for other orders. */
export function ExchangedOrder({ orderId }: { orderId: string }) {
  const { exchangedOrder: order } = useOrderExchanges(orderId);
  if (!order) return null;
  return (
    <span>
      <Trans>
        Exchange for <TextLink to={adminPaths.order(order.id)}>order #{order.number}</TextLink>
      </Trans>
    </span>
  );
}

interface ExchangeNoteProps {
  orderId: string;
  returnId: string;
  currency: string;
}

/** What is sent instead of a return, and what it is credited with; nothing for other returns. */
export function ExchangeNote({ orderId, returnId, currency }: ExchangeNoteProps) {
  const exchange = useOrderExchanges(orderId, { isFresh: true }).exchangeOf(returnId);
  if (!exchange) return null;
  const { id, number } = exchange.order;
  const credit = formatMoney(exchange.creditAmount, currency);
  return (
    <p>
      <Trans>
        Exchange: <TextLink to={adminPaths.order(id)}>order #{number}</TextLink> is sent instead, credited
        with {credit}.
      </Trans>
    </p>
  );
}
