import type { Scope } from '../../core/define-module.ts';
import type { CheckoutServices } from '../checkout/checkout.services.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { asksForTerms } from '../settings/legal/legal-pages.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import { paymentDueTerms } from '../orders/payment/payment-rules.ts';
import { CardCheckoutService } from './card/card-checkout.service.ts';
import { PaymentAftermathService } from './card/payment-aftermath.service.ts';
import { PaymentLinkService } from './card/payment-link.service.ts';
import { PaymentPageService } from './card/payment-page.service.ts';
import { PaymentWebhookService } from './card/payment-webhook.service.ts';
import { ReconciliationService } from './card/reconciliation.service.ts';
import { SettlementService } from './card/settlement.service.ts';
import { CustomerSpendingService } from './customer-spending.service.ts';
import { OrderPaymentService } from './order-payment.service.ts';
import { PaymentSummaryService } from './payment-summary.service.ts';
import { OrderRefundService } from './refunds/order-refund.service.ts';
import { RefundService } from './refunds/refund.service.ts';
import { StripeKeysService } from './stripe-keys/stripe-keys.service.ts';
import { UnpaidOrdersService } from './unpaid-orders.service.ts';

export function paymentsServices(
  { dependencies, em }: Scope,
  {
    checkout,
    cartOrders,
    orders,
    orderChanges,
    orderSender,
    settings,
    stock,
  }: CheckoutServices & InventoryServices & OrdersServices & SettingsServices,
) {
  const { clock, payments, secrets, locale, currentSettings } = dependencies;
  const settlement = new SettlementService(
    em,
    clock,
    orderChanges,
    cartOrders,
    paymentDueTerms(dependencies),
  );
  const links = { ...orderSender, ...currentSettings.get().headless };
  const aftermath = new PaymentAftermathService(em, clock, orderChanges);
  const pages = new PaymentPageService(
    em,
    clock,
    payments,
    orders,
    links,
    locale,
    asksForTerms(currentSettings.get().legal),
  );
  return {
    cardCheckout: new CardCheckoutService(
      em,
      clock,
      payments,
      checkout,
      orders,
      cartOrders,
      pages,
      settlement,
    ),
    paymentLinks: new PaymentLinkService(secrets.session, clock, orders, pages),
    paymentWebhook: new PaymentWebhookService(em, clock, payments, settlement, aftermath),
    reconciliation: new ReconciliationService(em, clock, payments, settlement),
    orderPayments: new OrderPaymentService(em, clock, orderChanges, orders),
    customerSpending: new CustomerSpendingService(em),
    paymentSummaries: new PaymentSummaryService(em),
    unpaidOrders: new UnpaidOrdersService(em, clock, payments, orderChanges, settlement),
    orderRefunds: new OrderRefundService(em, clock, stock, orders, orderChanges, payments),
    stripeKeys: new StripeKeysService(em, dependencies, settings),
    refunds: new RefundService(em, clock, payments, orderChanges),
  };
}

export type PaymentsServices = ReturnType<typeof paymentsServices>;
