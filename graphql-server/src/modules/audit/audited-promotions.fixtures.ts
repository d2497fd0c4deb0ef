/** What staff do with promotions, each with something to do it to, and what the log says of it. Given is what makes one. */
export function auditedPromotions(aPromotion: (title: string) => Promise<string>) {
  const isOf = (id: string) => `id: "${id}"`;
  return {
    promotionCreate: {
      args: () => 'input: { title: "Spring", kind: FREE_DELIVERY, code: "spring" }',
      says: ['CREATED PROMOTION Spring'],
    },
    promotionUpdate: {
      given: () => aPromotion('Summer'),
      args: (id: string) => `${isOf(id)}, input: { title: "Autumn", percent: 7, endsAt: null }`,
      says: [
        'CHANGED PROMOTION Autumn: effect {"kind":"PERCENT","percent":5} > {"kind":"PERCENT","percent":7}, title "Summer" > "Autumn"',
      ],
    },
    promotionEnd: {
      given: () => aPromotion('Winter'),
      args: isOf,
      says: ['CHANGED PROMOTION Winter: endsAt null > <time>'],
    },
    promotionDuplicate: {
      given: () => aPromotion('May'),
      args: isOf,
      says: ['CREATED PROMOTION May'],
    },
  };
}
