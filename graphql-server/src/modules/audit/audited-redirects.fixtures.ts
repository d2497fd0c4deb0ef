/** Cases for redirects; see `audited-mutations.test.ts`. `aRedirect` creates one from a path. */
export function auditedRedirects(aRedirect: (path: string) => Promise<string>) {
  return {
    redirectCreate: {
      args: () => 'input: { path: "/new", target: "/shop" }',
      says: ['CREATED REDIRECT /new'],
    },
    redirectUpdate: {
      given: () => aRedirect('/former'),
      args: (id: string) => `id: "${id}", input: { path: "/former", target: "/contact" }`,
      says: ['CHANGED REDIRECT /former: target "/shop" > "/contact"'],
    },
    redirectDelete: {
      given: () => aRedirect('/gone'),
      args: (id: string) => `id: "${id}"`,
      says: ['DELETED REDIRECT /gone'],
    },
  };
}
