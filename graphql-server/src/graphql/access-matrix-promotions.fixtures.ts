/** The operations of promotions, with arguments and what is selected. */
export const promotionOperations: Record<string, [args: string, selection: string]> = {
  'Query.promotions': ['', '{ nodes { id } }'],
  'Query.promotion': ['(id: "<product>")', '{ id }'],
  'Query.deletedPromotions': ['', '{ id }'],
  'Query.promotionPreview': ['(input: { title: "<key>", kind: FREE_DELIVERY })', '{ userErrors { code } }'],
  'Mutation.cartCodeApply': ['(code: "<key>")', '{ userErrors { code } }'],
  'Mutation.cartCodeRemove': ['(code: "<key>")', '{ userErrors { code } }'],
  'Mutation.promotionCreate': ['(input: { title: "<key>", kind: FREE_DELIVERY })', '{ userErrors { code } }'],
  'Mutation.promotionUpdate': ['(id: "<product>", input: { title: "<key>" })', '{ userErrors { code } }'],
  'Mutation.promotionEnd': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.promotionDuplicate': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.promotionDelete': ['(id: "<product>")', '{ userErrors { code } }'],
  'Mutation.promotionRestore': ['(id: "<product>")', '{ userErrors { code } }'],
};
