/** What checks of files of orders say. */
export const orderFileMessages = {
  'orderSource.unknown':
    'The shop does not recognize these columns. It imports the files of orders that Shopify and two plugins of WooCommerce export: “Order Export & Order Import” and “Advanced Order Export”.',
  'orderSource.open':
    'Not imported: this order is still open there. Please send or cancel it there, and export it again.',
  'orderSource.currency': 'The order is in {other}, but the shop’s currency is {currency}.',
  'orderSource.number': 'An order needs a number of at most {max, number} characters.',
  'orderSource.amount': 'This must be an amount, such as 12.50.',
  'orderSource.unclearAmount':
    'This may be a thousand, or a number with three decimals. Please write it with two decimals, such as 1234.00.',
  'orderSource.quantity': 'This must be a whole number up to {max, number}.',
  'orderSource.future': 'This time is in the future.',
  'orderSource.noItems': 'The order has no items.',
  'orderSource.noEmail': 'Not imported: the order has no email.',
  'orderSource.discount': 'Discount',
  'orderSource.noCustomer': 'Not imported: this email can’t be a customer’s.',
  'orderSource.noCurrency': 'The file does not say the currency. Its amounts are taken as {currency}.',
  'orderSource.note': 'Customer’s note: {note}',
  'orderSource.repeated': 'The order was in row {line} already. Its rows must follow each other.',
  'orderSource.tooManyRows': 'An order can have at most {max, number} rows.',
  'orderSource.more':
    'The sums do not add up: the total is {difference} more than the items, the delivery and the taxes less the discount.',
  'orderSource.less':
    'The sums do not add up: the total is {difference} less than the items, the delivery and the taxes less the discount.',
} as const;
