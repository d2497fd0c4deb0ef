/**
 * How the operations of returns are called in `graphql/access-matrix.test.ts`: the arguments, and the
 * selection.
 */
export const returnCalls: Record<string, [args: string, selection: string]> = {
  'Query.returnPreview': ['(orderId: "none", lines: [])', '{ userErrors { code } }'],
  'Query.returns': ['', '{ nodes { order { customer { email } } } }'],
  'Mutation.returnCreate': [
    '(input: { idempotencyKey: "019aa000-0000-7000-8000-000000000001", orderId: "none", lines: [] })',
    '{ userErrors { code } }',
  ],
  'Mutation.returnCancel': ['(id: "none")', '{ userErrors { code } }'],
  'Mutation.returnApprove': ['(id: "none")', '{ userErrors { code } }'],
  'Mutation.returnRefuse': ['(id: "none", text: "No")', '{ userErrors { code } }'],
  'Mutation.returnReceive': ['(id: "none", lines: [])', '{ userErrors { code } }'],
  'Mutation.returnRefund': [
    '(id: "none", input: { idempotencyKey: "019aa000-0000-7000-8000-000000000002" })',
    '{ userErrors { code } }',
  ],
};
