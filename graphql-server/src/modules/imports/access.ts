import type { Calls } from '../../test/access-rows.ts';

export const people = `
                            visitor customer other guest owner manager clerk editor viewer expired forged revoked
Query.sheetImports          401     403      403   403   ok    ok      ok    ok     403    401     401    401
Query.sheetImport           401     403      403   403   null  null    null  null   403    401     401    401
Mutation.sheetImportApply   401     403      403   403   404   404     404   404    403    401     401    401
Mutation.sheetImportCancel  401     403      403   403   404   404     404   404    403    401     401    401
Mutation.sheetImportColumnsUpdate 401 403    403   403   404   404     403   404    403    401     401    401
Query.columnMappings        401     403      403   403   ok    ok      403   ok     403    401     401    401
Mutation.columnMappingDelete 401    403      403   403   404   404     403   404    403    401     401    401
POST /imports/products      401     403      403   403   415   415     403   415    403    401     401    401
POST /imports/stock         401     403      403   403   415   415     403   415    403    401     401    401
POST /imports/customers     401     403      403   403   415   415     415   403    403    401     401    401
POST /imports/redirects     401     403      403   403   415   415     403   415    403    401     401    401
POST /imports/orders        401     403      403   403   415   415     415   403    403    401     401    401
POST /imports/promotions    401     403      403   403   415   415     403   415    403    401     401    401
GET /imports/:id/report     401     403      403   403   404   404     404   404    404    401     401    401
GET /imports/:id/invalid-rows 401   403      403   403   404   404     404   404    404    401     401    401
`;

export const keys = `
                            needs                          all  only without expired revoked
Query.sheetImports          products:write|customers:write|content:write|orders:write|promotions:write ok   ok   403     401     401
Query.sheetImport           products:write|customers:write|content:write|orders:write|promotions:write null null 403     401     401
Mutation.sheetImportApply   products:write|customers:write|content:write|orders:write|promotions:write 404  404  403     401     401
Mutation.sheetImportCancel  products:write|customers:write|content:write|orders:write|promotions:write 404  404  403     401     401
Mutation.sheetImportColumnsUpdate products:write           404  404  403     401     401
Query.columnMappings        products:write                 ok   ok   403     401     401
Mutation.columnMappingDelete products:write                404  404  403     401     401
POST /imports/products      products:write                 415  415  403     401     401
POST /imports/stock         products:write                 415  415  403     401     401
POST /imports/customers     customers:write                415  415  403     401     401
POST /imports/redirects     content:write                  415  415  403     401     401
POST /imports/orders        orders:write                   415  415  403     401     401
POST /imports/promotions    promotions:write               415  415  403     401     401
GET /imports/:id/report     -                              404  -    -       401     401
GET /imports/:id/invalid-rows -                            404  -    -       401     401
`;

export const calls: Calls = {
  'Query.sheetImports': ['', '{ id }'],
  'Query.sheetImport': ['(id: "none")', '{ id }'],
  'Mutation.sheetImportApply': ['(id: "none")'],
  'Mutation.sheetImportCancel': ['(id: "none")'],
  'Mutation.sheetImportColumnsUpdate': ['(id: "none", columns: [])'],
  'Query.columnMappings': ['', '{ id }'],
  'Mutation.columnMappingDelete': ['(id: "none")'],
  'POST /imports/products': { body: {} },
  'POST /imports/stock': { body: {} },
  'POST /imports/customers': { body: {} },
  'POST /imports/redirects': { body: {} },
  'POST /imports/orders': { body: {} },
  'POST /imports/promotions': { body: {} },
  'GET /imports/:id/report': { id: 'none' },
  'GET /imports/:id/invalid-rows': { id: 'none' },
};
