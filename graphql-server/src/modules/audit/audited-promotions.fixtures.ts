/** The input of a promotion with a code, so that it does not apply to other orders. */
export function aPromotionInput(title: string, startsAt?: string): string {
  const from = startsAt ? `, startsAt: "${startsAt}"` : '';
  return `{ title: "${title}", kind: PERCENT, percent: 5, code: "${title}"${from} }`;
}

/** Cases for promotions; the parameter creates one. */
export function auditedPromotions(aPromotion: (title: string, startsAt?: string) => Promise<string>) {
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
      given: () => aPromotion('Winter', '2026-01-01T00:00:00Z'),
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
