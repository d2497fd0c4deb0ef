/** Why an order can’t be edited, or not like this. */
export const orderEditMessages = {
  'orderEdit.quantityTooLow': 'The quantity must be at least 0.',
  'orderEdit.tooManyLines': 'An order can have at most {max} lines.',
  'orderEdit.discountTooLow': 'The discount must be at least 0.',
  'orderEdit.lineUnknown': 'This is not a line of the order, or it is listed twice.',
  'orderEdit.unitsLocked':
    '{title}: at least {min} must stay, because they were refunded or are in a return.',
  'orderEdit.lineReferenced': '{title} can’t be removed: a refund, a return or a download refers to it.',
  'orderEdit.variantUnknown': 'This variant can’t be bought.',
  'orderEdit.fieldsRequired':
    'The customer must fill in details of {title}, so it can’t be added. Place another order instead.',
  'orderEdit.nothingLeft': 'An order needs at least one line. Cancel the order instead.',
  'orderEdit.noMethod': 'Choose a delivery method: something must now be delivered.',
  'orderEdit.noAddress': 'The order has no address to deliver to. Add a delivery address to it first.',
  'orderEdit.otherCurrency': 'The order is in another currency than the shop’s, so it can’t be edited.',
  'orderEdit.reverseCharge': 'An order with reverse charge can’t be edited. Cancel it, and create a new one.',
  'orderEdit.invoiced':
    'The order has an invoice, so it can’t be edited. Refund what is not delivered instead.',
  'orderEdit.closed': 'Only an open order of which nothing was sent can be edited.',
  'orderEdit.beingPaid':
    'The customer has an open payment page. Edit the order after it was paid or has expired.',
  'orderEdit.free': 'An edit can’t make an order free. Cancel or refund it instead.',
  'orderEdit.discountNotAllowed': 'You may not give discounts. Ask someone who may refund orders.',
  'orderEdit.refundNotAllowed':
    'The order is paid and would cost less. You may not refund it: ask someone who may.',
  'orderEdit.belowRefunds': 'The order would cost no more than what was refunded of it already.',
  'orderChange.closed':
    'You can’t change this order now: it is being paid or prepared, or the time for changes is over. Please contact us.',
  'orderChange.discounted':
    'The order has discounts for these quantities, so you can’t change them here. Please contact us.',
  'orderChange.paidByHand':
    'We would have to pay you back by hand, so please contact us to make the order smaller.',
  'orderChange.restNotCharged': 'A difference of {amount} can’t be paid by card, so please contact us.',
  'orderChange.addressCosts':
    'The order would cost something else at this address, so you can’t change it here. Please contact us.',
} as const;
