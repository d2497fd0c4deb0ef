import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode, errorMessage } from '../../../apollo/error-message.ts';
import { fieldInputs } from '../../../forms/custom-fields/field-values.ts';
import { useAction } from '../../../apollo/use-action.ts';
import { paths } from '../../../navigation/paths.ts';
import {
  CartDocument,
  CreateAddressDocument,
  type PlacedOrder_orderFragment,
  type UserError_errorFragment,
} from '../../../gql/graphql.ts';
import { tabStorage } from '../../../lib/browser/guarded-storage.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useLeaving } from '../../../lib/browser/use-leaving.ts';
import { useCurrency } from '../../../shop/use-shop.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { type CheckoutDraft, clearCheckout } from '../checkout-draft.ts';
import { changesBetween } from '../checkout-changes.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import { addressInputOf } from '../address/saved-address.ts';
import type { CheckoutPreview } from './use-checkout-preview.ts';
import { type OrderResult, useOrderRequest } from './use-order-request.ts';

const keyReused = () =>
  t`You have already placed this order with different details. Please check My Orders before you order again.`;

/** The server, or a proxy in front of it, failed: the order may or may not have been placed. */
const UNSURE: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL_SERVER_ERROR']);

/** The items changed between the preview and the order; the refreshed lines explain it best. */
const MEANWHILE: ReadonlySet<string> = new Set<UserError_errorFragment['code']>([
  'TOTAL_CHANGED',
  'DELIVERY_UNAVAILABLE',
  'OUT_OF_STOCK',
  'QUANTITY_NOT_ALLOWED',
  'NOT_FOUND',
  'VARIANT_UNKNOWN',
  'CART_EMPTY',
]);

/**
 * Discount codes can only stop an order if they changed after the preview: the screen has already shown all
 * other problems with them.
 */
const isMeanwhile = (code: UserError_errorFragment['code']) =>
  MEANWHILE.has(code) || code.startsWith('PROMOTION_');

interface PlaceOrderOptions {
  draft: CheckoutDraft;
  /** As shown on screen. */
  preview: CheckoutPreview;
  refresh: () => Promise<CheckoutPreview>;
  /** `sent` is what the paths of errors about custom fields refer to. */
  onUserErrors: (errors: readonly UserError_errorFragment[], sent: object) => void;
  onFailure: (message: string) => void;
  /** Called when the draft needs a new orderId, because an earlier order has used this one. */
  onOrderIdUsed: () => void;
}

interface PlaceOrder {
  place: (values: CheckoutValues) => Promise<void>;
  /** Whether the order is placed and the browser is redirecting to the payment page. */
  isLeaving: boolean;
  /** What had changed since the preview at the last attempt, which therefore ordered nothing. */
  changes: string[];
}

/**
 * Places the order exactly once: clicks while it is in flight do nothing, and a retry after a lost response
 * sends the same orderId. If prices or stock have changed, it describes the changes and waits for another
 * click.
 */
export function usePlaceOrder({
  draft,
  preview,
  refresh,
  onUserErrors,
  onFailure,
  onOrderIdUsed,
}: PlaceOrderOptions): PlaceOrder {
  const client = useApolloClient();
  const navigate = useNavigate();
  const currency = useCurrency();
  // 'Save this information for faster check-out next time'; the server adds no duplicates.
  const [saveAddress] = useAction(CreateAddressDocument, {
    result: (payload) => payload.address,
    failure: t`Your address was not saved for next time`,
  });
  const requestOrder = useOrderRequest();
  const { isLeaving, leaveFor } = useLeaving();
  const isUnderWay = useRef(false);
  const [changes, setChanges] = useState<string[]>([]);

  async function explain(errors: readonly UserError_errorFragment[], values: CheckoutValues): Promise<void> {
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('ORDER_KEY_REUSED')) {
      onOrderIdUsed();
      return onFailure(keyReused());
    }
    // The payment options update at once.
    if (codes.has('PAYMENT_METHOD_UNAVAILABLE') || codes.has('PAYMENT_UNAVAILABLE')) await refresh();
    if (!errors.every(({ code }) => isMeanwhile(code)))
      return onUserErrors(errors, { input: { fields: fieldInputs(values.fields) } });
    const changed = changesBetween(preview.lines, (await refresh()).lines, currency);
    setChanges(changed.length > 0 ? changed : errors.map(({ message }) => message));
  }

  async function finish(order: PlacedOrder_orderFragment, { url, cart }: OrderResult): Promise<void> {
    if (url) {
      // A shopper who returns without paying continues here, and may then order something else.
      onOrderIdUsed();
      addEventListener('pageshow', () => void client.refetchQueries({ include: [CartDocument] }), {
        once: true,
      });
      return leaveFor(url);
    }
    clearCheckout(tabStorage, draft.userId);
    showToast({
      tone: 'success',
      title: t`Order placed`,
      details: [t`Order ${order.number}`, t`Total: ${formatMoney(order.totals.total, currency)}`],
    });
    const page = order.linkToken ? paths.guestOrder(order.linkToken) : paths.account.order(order.id);
    await navigate(page, { replace: true, state: { placed: true } });
    if (cart) client.writeQuery({ query: CartDocument, data: { cart } });
    const person = client.cache.identify({ __typename: 'User', id: draft.userId });
    client.cache.evict({ id: person, fieldName: 'orders' });
  }

  async function place(values: CheckoutValues): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setChanges([]);
    try {
      const response = await requestOrder(draft, values, preview);
      if (!response?.order) return await explain(response?.userErrors ?? [], values);
      if (values.saveDetails) void saveAddress({ input: addressInputOf(values) });
      await finish(response.order, response);
    } catch (error) {
      onFailure(failureText(error));
    } finally {
      isUnderWay.current = false;
    }
  }

  return { place, changes, isLeaving };
}

function failureText(error: unknown): string {
  const code = errorCode(error);
  if (code !== null && !UNSURE.has(code)) return t`${errorMessage(error)} Nothing was ordered.`;
  return t`${errorMessage(error)} If your order did go through, placing it again won’t order twice. You were not charged.`;
}
