import type { Calls } from '../../test/access-rows.ts';
import { ORDER } from '../../test/orders.ts';

export const people = `
                                  visitor     customer            other               guest               owner          manager        clerk         editor      viewer      expired forged revoked
Query.refundPreview               401         403                 403                 403                 ok             ok             403           403         403         401     401    401
Query.paymentLink                 null        null                null                null                null           null           null          null        null        401     401    401
Mutation.orderLinkPay             404         404                 404                 404                 404            404            404           404         404         401     401    401
Mutation.orderLinkPaymentConfirm  404         404                 404                 404                 404            404            404           404         404         401     401    401
Mutation.cardCheckout             401         PAYMENT_UNAVAILABLE PAYMENT_UNAVAILABLE PAYMENT_UNAVAILABLE 403            403            403           403         403         401     401    401
Mutation.orderPaymentRetry        401         PAYMENT_UNAVAILABLE 404                 403                 403            403            403           403         403         401     401    401
Mutation.orderPaymentConfirm      401         ok                  404                 403                 403            403            403           403         403         401     401    401
Mutation.orderPaymentReceive      401         403                 403                 403                 ok             ok             ok            403         403         401     401    401
Mutation.orderRefund              401         403                 403                 403                 NOT_REFUNDABLE NOT_REFUNDABLE 403           403         403         401     401    401
Mutation.refundCreate             401         403                 403                 403                 NOT_REFUNDABLE NOT_REFUNDABLE 403           403         403         401     401    401
Mutation.orderPaymentResolve      401         403                 403                 403                 NOT_FLAGGED    NOT_FLAGGED    403           403         403         401     401    401
Mutation.refundDismiss            401         403                 403                 403                 404            404            403           403         403         401     401    401
Mutation.ordersPaymentReceive     401         403                 403                 403                 INVALID_VALUE  INVALID_VALUE  INVALID_VALUE 403         403         401     401    401
Mutation.paymentLinkOpen          NOT_PAYABLE NOT_PAYABLE         NOT_PAYABLE         NOT_PAYABLE         NOT_PAYABLE    NOT_PAYABLE    NOT_PAYABLE   NOT_PAYABLE NOT_PAYABLE 401     401    401
Mutation.settingsStripeUpdate     401         403                 403                 403                 ok             ok             403            403           403         401     401    401
POST /stripeCheckout              401         503                 503                 403                 403            403            403           403         403         401     401    401
POST /stripe/webhook              400         400                 400                 400                 400            400            400           400         400         400     400    400
POST /payments/:provider/webhook  400         400                 400                 400                 400            400            400           400         400         400     400    400
`;

export const keys = `
                                  needs         all            only           without expired revoked
Query.refundPreview               orders:refund ok             ok             403     401     401
Query.paymentLink                 -             null           -              -       401     401
Mutation.orderLinkPay             -             404            -              -       401     401
Mutation.orderLinkPaymentConfirm  -             404            -              -       401     401
Mutation.cardCheckout             -             403            -              -       401     401
Mutation.orderPaymentRetry        -             403            -              -       401     401
Mutation.orderPaymentConfirm      -             403            -              -       401     401
Mutation.orderPaymentReceive      orders:write  ok             ok             403     401     401
Mutation.orderRefund              orders:refund NOT_REFUNDABLE NOT_REFUNDABLE 403     401     401
Mutation.refundCreate             orders:refund NOT_REFUNDABLE NOT_REFUNDABLE 403     401     401
Mutation.orderPaymentResolve      orders:refund NOT_FLAGGED    NOT_FLAGGED    403     401     401
Mutation.refundDismiss            orders:refund 404            404            403     401     401
Mutation.ordersPaymentReceive     orders:write  INVALID_VALUE  INVALID_VALUE  403     401     401
Mutation.paymentLinkOpen          -             NOT_PAYABLE    -              -       401     401
Mutation.settingsStripeUpdate     -             403            -              -       401     401
POST /stripeCheckout              -             403            -              -       401     401
POST /stripe/webhook              -             400            -              -       400     400
POST /payments/:provider/webhook  -             400            -              -       400     400
`;

export const calls: Calls = {
  'Query.refundPreview': ['(orderId: "<order>", lines: [])', '{ userErrors { code } }'],
  'Query.paymentLink': ['(token: "x")', '{ number }'],
  'Mutation.orderLinkPay': ['(token: "none")'],
  'Mutation.orderLinkPaymentConfirm': ['(token: "none")'],
  'Mutation.cardCheckout': [`(input: { ${ORDER} })`],
  'Mutation.orderPaymentRetry': ['(id: "<order>")'],
  'Mutation.orderPaymentConfirm': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderPaymentReceive': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.orderRefund': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.refundCreate': [
    '(input: { idempotencyKey: "<key>", orderId: "<order>", reason: "Damaged", amount: 1 })',
  ],
  'Mutation.orderPaymentResolve': ['(id: "<order>")', '{ order { customer { email } } userErrors { code } }'],
  'Mutation.refundDismiss': ['(id: "none")'],
  'Mutation.ordersPaymentReceive': ['(ids: [])'],
  'Mutation.paymentLinkOpen': ['(token: "x")'],
  'Mutation.settingsStripeUpdate': ['(input: { stripeSecretKey: null })'],
  'POST /stripeCheckout': { body: { items: [{ _id: '<product>' }] } },
  'POST /stripe/webhook': { body: {} },
  'POST /payments/:provider/webhook': { id: 'stripe', body: {} },
};
