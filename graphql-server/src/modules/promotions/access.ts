import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.promotions             401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.promotion              401     403      403   403   null  null    403   null   null   401     401    401
Query.deletedPromotions      401     403      403   403   ok    ok      403   ok     ok     401     401    401
Query.promotionPreview       401     403      403   403   ok    ok      403   ok     ok     401     401    401
Mutation.promotionCreate     401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.promotionUpdate     401     403      403   403   404   404     403   404    403    401     401    401
Mutation.promotionEnd        401     403      403   403   404   404     403   404    403    401     401    401
Mutation.promotionDuplicate  401     403      403   403   404   404     403   404    403    401     401    401
Mutation.promotionDelete     401     403      403   403   404   404     403   404    403    401     401    401
Mutation.promotionRestore    401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                             needs            all  only without expired revoked
Query.promotions             promotions:read  ok   ok   403     401     401
Query.promotion              promotions:read  null null 403     401     401
Query.deletedPromotions      promotions:read  ok   ok   403     401     401
Query.promotionPreview       promotions:read  ok   ok   403     401     401
Mutation.promotionCreate     promotions:write ok   ok   403     401     401
Mutation.promotionUpdate     promotions:write 404  404  403     401     401
Mutation.promotionEnd        promotions:write 404  404  403     401     401
Mutation.promotionDuplicate  promotions:write 404  404  403     401     401
Mutation.promotionDelete     promotions:write 404  404  403     401     401
Mutation.promotionRestore    promotions:write 404  404  403     401     401
`;

export const calls: Calls = {
  'Query.promotions': ['', '{ nodes { id } }'],
  'Query.promotion': ['(id: "<product>")', '{ id }'],
  'Query.deletedPromotions': ['', '{ id }'],
  'Query.promotionPreview': ['(input: { title: "<key>", kind: FREE_DELIVERY })', '{ userErrors { code } }'],
  'Mutation.promotionCreate': ['(input: { title: "<key>", kind: FREE_DELIVERY })'],
  'Mutation.promotionUpdate': ['(id: "<product>", input: { title: "<key>" })'],
  'Mutation.promotionEnd': ['(id: "<product>")'],
  'Mutation.promotionDuplicate': ['(id: "<product>")'],
  'Mutation.promotionDelete': ['(id: "<product>")'],
  'Mutation.promotionRestore': ['(id: "<product>")'],
};
