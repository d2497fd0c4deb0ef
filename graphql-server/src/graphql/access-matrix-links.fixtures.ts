/** The operations of whoever has a link to an order, with arguments and what is selected. */
export const linkOperations: Record<string, [args: string, selection: string]> = {
  'Mutation.orderEmailConfirm': ['(token: "none")', '{ number userErrors { code } }'],
  'Mutation.orderLinkCancel': ['(token: "none")', '{ order { customer { email } } userErrors { code } }'],
  'Query.orderLinkReturnPreview': ['(token: "none", lines: [])', '{ userErrors { code } }'],
  'Mutation.orderLinkReturnCreate': [
    '(token: "none", input: { idempotencyKey: "none", orderId: "none", lines: [] })',
    '{ userErrors { code } }',
  ],
  'Mutation.orderLinkReturnCancel': ['(token: "none", id: "none")', '{ userErrors { code } }'],
  'Mutation.orderLinkPay': ['(token: "none")', '{ userErrors { code } }'],
  'Mutation.orderLinkPaymentConfirm': ['(token: "none")', '{ userErrors { code } }'],
  'Mutation.orderLinkKeep': [
    '(input: { token: "none", password: "correct horse battery" })',
    '{ userErrors { code } }',
  ],
  'Mutation.orderLinkJoin': ['(token: "none")', '{ userErrors { code } }'],
  'Query.paymentLink': ['(token: "x")', '{ number }'],
  'Mutation.paymentLinkOpen': ['(token: "x")', '{ userErrors { code } }'],
};
