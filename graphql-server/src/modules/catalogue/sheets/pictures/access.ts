import type { Calls } from '../../../../test/access-rows.ts';

export const people = `
                                  visitor customer other guest owner manager clerk editor viewer expired forged revoked
Mutation.sheetImportPicturesRetry 401     403      403   403   404   404     403   404    403    401     401    401
`;

export const keys = `
                                  needs          all  only without expired revoked
Mutation.sheetImportPicturesRetry products:write 404  404  403     401     401
`;

export const calls: Calls = {
  'Mutation.sheetImportPicturesRetry': ['(id: "none")'],
};
