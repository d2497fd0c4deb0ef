import type { Calls } from '../../test/access-rows.ts';

export const people = `
                             visitor      customer     other        guest        owner         manager       clerk         editor       viewer       expired forged revoked
Query.toDo                   401          403          403          403          ok            ok            ok            ok           ok           401     401    401
`;

export const keys = `
                             needs                                    all           only          without expired revoked
Query.toDo                   orders:read|products:read|customers:read ok            ok            403     401     401
`;

export const calls: Calls = {
  'Query.toDo': ['', '{ lowStock }'],
};
