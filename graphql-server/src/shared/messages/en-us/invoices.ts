/** Invoices and credit notes. */
export const invoiceMessages = {
  'invoice.imported': 'Imported orders got their invoices from the system that they come from.',
  'invoice.canceled': 'This order was canceled, so there is nothing to invoice.',
  'invoice.noAddress': 'This order has no billing address.',
  'invoice.noVatNumber':
    'This order has no tax because the customer owes it. Please enter your VAT number, which its invoice must have.',
  'invoice.noTaxData': 'This order does not say how much of its tax belongs to which rate.',
  'invoice.wrongSums': 'The amounts of this order do not add up, so it cannot be invoiced.',
  'invoice.nameTaken':
    'The number {name} is already in use. Please change what the numbers begin with in the settings.',
  'invoice.unknown': 'This link is not valid. Please open the invoice from your order.',
  'invoice.tooMany':
    'These days have {count, number} invoices and credit notes, and a file has at most {most, number}. Please choose fewer days.',
  'invoice.adjustment': 'Adjustment',
  'invoice.orderCanceled': 'Order canceled',
  'invoicePrefix.invalid': 'Please use only letters, digits, dots, dashes, slashes and underscores.',
  'invoicePrefix.same': 'Numbers of invoices and credit notes must begin differently.',
  'invoiceSeller.legalName': 'Please enter the legal name that invoices name as the seller.',
  'invoiceSeller.streetAddress': 'Please enter the seller’s street and house number.',
  'invoiceSeller.city': 'Please enter the seller’s town or city.',
  'invoiceSeller.countryCode': 'Please choose the seller’s country.',
  'invoiceSeller.vatNumber': 'Please enter the seller’s VAT number or tax number.',
  'invoiceEmail.invoice.label': 'Invoice',
  'invoiceEmail.invoice.title': 'Your invoice {number}',
  'invoiceEmail.invoice.text': 'Thank you for your order. Your invoice is attached.',
  'invoiceEmail.creditNote.label': 'Credit note',
  'invoiceEmail.creditNote.title': 'Your credit note {number}',
  'invoiceEmail.creditNote.text': 'Your credit note is attached.',
  'invoiceEmail.issuedOn': 'Issued on',
  'invoiceEmail.total': 'Total',
  'invoiceEmail.download': 'Download PDF',
} as const;
