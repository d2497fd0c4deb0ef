import type { Calls } from '../../../test/access-rows.ts';

const product = { title: 'Lamp', description: '', category: 'Electronics', salePrice: 19.99, stock: 1 };

export const people = `
                            visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.product               ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.productByHandle       ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.productBrands         401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.deletedProducts       401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.productTags           401     403      403   403   ok    ok      ok    ok     ok     401     401    401
Query.products              ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Query.productFilterOptions  ok      ok       ok    ok    ok    ok      ok    ok     ok     401     401    401
Mutation.productCreate      401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.productUpdate      401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.productDuplicate   401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.productDelete      401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.productRestore     401     403      403   403   404   404     403   404    403    401     401    401
GET /getProducts            200     200      200   200   200   200     200   200    200    401     401    401
POST /addProduct            401     403      403   403   200   200     403   200    403    401     401    401
PUT /updateProduct          401     403      403   403   200   200     403   200    403    401     401    401
DELETE /deleteProduct/:id   401     403      403   403   200   200     403   200    403    401     401    401
`;

export const keys = `
                            needs          all only without expired revoked
Query.product               -              ok  -    -       401     401
Query.productByHandle       -              ok  -    -       401     401
Query.productBrands         products:read  ok  ok   403     401     401
Query.deletedProducts       products:read  ok  ok   403     401     401
Query.productTags           products:read  ok  ok   403     401     401
Query.products              -              ok  -    -       401     401
Query.productFilterOptions  -              ok  -    -       401     401
Mutation.productCreate      products:write ok  ok   403     401     401
Mutation.productUpdate      products:write ok  ok   403     401     401
Mutation.productDuplicate   products:write ok  ok   403     401     401
Mutation.productDelete      products:write ok  ok   403     401     401
Mutation.productRestore     products:write 404 404  403     401     401
GET /getProducts            -              200 -    -       401     401
POST /addProduct            products:write 200 200  403     401     401
PUT /updateProduct          products:write 200 200  403     401     401
DELETE /deleteProduct/:id   products:write 200 200  403     401     401
`;

export const calls: Calls = {
  'Query.product': ['(id: "<product>")', '{ id }'],
  'Query.productByHandle': ['(handle: "<product>")', '{ id }'],
  'Query.productBrands': ['', ''],
  'Query.deletedProducts': ['', '{ totalCount }'],
  'Query.productTags': ['', ''],
  'Query.products': ['', '{ nodes { id } }'],
  'Query.productFilterOptions': ['(filter: { colours: [BLUE] })', '{ newCount }'],
  'Mutation.productCreate': [
    '(input: { title: "Lamp", description: "", category: "Electronics", salePrice: 100, stock: 1 })',
  ],
  'Mutation.productUpdate': ['(id: "<product>", input: { stock: 2 })'],
  'Mutation.productDuplicate': ['(id: "<product>", title: "<key>")'],
  'Mutation.productDelete': ['(id: "<product>")'],
  'Mutation.productRestore': ['(id: "<product>")'],
  'GET /getProducts': {},
  'POST /addProduct': { body: product },
  'PUT /updateProduct': { body: { ...product, productId: '<product>' } },
  'DELETE /deleteProduct/:id': { id: '<product>' },
};
