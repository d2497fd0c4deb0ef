/** The input of a sale of a product that is running, as GraphQL writes it. */
export function aSaleInput(name: string, productId: string): string {
  return `{ name: "${name}", startsAt: "2026-11-19T00:00:00Z", endsAt: "2026-12-01T00:00:00Z", percent: 10,
    products: [{ productId: "${productId}" }] }`;
}

/**
 * What staff can do with sales, and what the log says of it: nothing of the prices that follow, which nobody
 * has edited.
 */
export function auditedSales({ aSale, lamp }: { aSale: () => Promise<string>; lamp: () => string }) {
  return {
    saleCreate: {
      args: () => `input: ${aSaleInput('Winter', lamp())}`,
      says: ['CREATED SALE Winter', 'CREATED SALE Winter SALE_MEMBER Lamp'],
    },
    saleUpdate: {
      given: aSale,
      args: (id: string) =>
        `id: "${id}", input: { percent: 20, products: [{ productId: "${lamp()}", price: 100 }] }`,
      says: [
        'CHANGED SALE Summer: percent 10 > 20',
        'CHANGED SALE Summer SALE_MEMBER Lamp: price null > 100',
      ],
    },
    saleEnd: {
      given: aSale,
      args: (id: string) => `id: "${id}"`,
      says: ['CHANGED SALE Summer: endsAt <time> > <time>'],
    },
  };
}
