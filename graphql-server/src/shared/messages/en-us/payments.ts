/** Texts about payments and refunds. */
export const paymentMessages = {
  'payment.returnUrlUnknown':
    'No storefront in the settings has this return URL. Please add it there, or omit it.',
  'payment.methodNotOffered': 'This payment method is not available. Please choose another one.',
  'payment.methodUpTo':
    'This payment method is only available for orders of up to {max}. Please choose another one.',
  'payment.byCardOnly': 'Card orders must be placed through the card checkout.',
  'payment.currencyNotCharged': 'Card payments in {currency} are not possible.',
  'payment.priceNotCharged':
    '{title} costs {price}, but card amounts must be multiples of {step}. Please choose another payment method.',
  'payment.totalNotCharged': 'Card payment is only available for orders of {least} to {most}.',
  'payment.noCards': 'This shop does not accept cards at the moment. Please contact us.',
  'payment.pageUnavailable': 'The payment page can’t be reached. Please try again in a moment.',
  'payment.pageRefused':
    'The payment provider does not accept this order. Please choose another payment method, or contact us.',
  'payment.notByCardNow': 'This order can’t be paid by card now.',
  'payment.delivery': 'Delivery',
  'payment.tax': '{name} ({rate, number, ::percent .###})',
  'payment.furtherItems': 'Other items and taxes',
  'payment.reducedLine': '{quantity} × {price}, {discount}',
  'payment.tooManyAttempts': 'There were too many attempts to pay for this order. Please place a new one.',
  'payment.notReceivable': 'Only an unpaid bank transfer can be marked as received.',
  'payment.nothingToRefund': 'There is nothing to refund.',
  'payment.unknownToProvider': 'The provider has no payment for this order.',
  'refund.notFound': 'This refund does not exist.',
  'refund.notDismissible': 'Only a failed refund can be dismissed.',
  'refund.keyInvalid': 'Please use a new UUID for each refund.',
  'refund.amountTooSmall': 'Please choose what to refund, or enter an amount.',
  'refund.amountTooLarge': 'At most {left} can be refunded.',
  'refund.amountNotCharged': 'Card amounts must be multiples of {step}.',
  'refund.otherOrder': 'This item is not part of the order.',
  'refund.tooMany': 'That is more than can still be refunded.',
  'refund.stockReleased': 'The items in this order were already restocked when it was cancelled or returned.',
  'refund.inReturn': 'Some of these items are in a return and will be refunded with it.',
  'refund.restockedBefore': 'Some of these items were already restocked.',
  'payment.nothingToResolve': 'This order has no payment to resolve.',
} as const;
