/** Test cases by mutation: the setup, its arguments, and the expected log entries. */
type Steps = Record<string, { given: () => Promise<string>; args: (id: string) => string; says: string[] }>;

type Make = (name: string) => Promise<string>;

/** Cases for deleting and restoring. The parameters create an object, and call a mutation with its id. */
export function auditedBin(
  makes: Record<'aCategory' | 'aCollection' | 'aPromotion' | 'aRole' | 'aPriceCampaign' | 'aPage', Make>,
  call: (mutation: string, id: string) => Promise<unknown>,
): Steps {
  const steps = (subject: string, mutation: string, make: Make): Steps => ({
    [`${mutation}Delete`]: {
      given: () => make('Beds'),
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${subject} Beds: deletedAt null > <time>`],
    },
    [`${mutation}Restore`]: {
      given: async () => {
        const id = await make('Sofas');
        await call(`${mutation}Delete`, id);
        return id;
      },
      args: (id) => `id: "${id}"`,
      says: [`CHANGED ${subject} Sofas: deletedAt <time> > null`],
    },
  });
  return {
    ...steps('CATEGORY', 'category', makes.aCategory),
    ...steps('COLLECTION', 'collection', makes.aCollection),
    collectionDelete: {
      given: () => makes.aCollection('Beds'),
      args: (id) => `id: "${id}"`,
      says: ['CHANGED COLLECTION Beds: deletedAt null > <time>', 'CREATED REDIRECT /collections/beds'],
    },
    ...steps('STAFF_ROLE', 'staffRole', makes.aRole),
    ...steps('PAGE', 'page', makes.aPage),
    ...steps('PRICE_CAMPAIGN', 'priceCampaign', makes.aPriceCampaign),
    promotionDelete: {
      given: () => makes.aPromotion('Beds'),
      args: (id) => `id: "${id}"`,
      says: ['CHANGED PROMOTION Beds: deletedAt null > <time>'],
    },
    promotionRestore: {
      given: async () => {
        const id = await makes.aPromotion('Sofas');
        await call('promotionDelete', id);
        return id;
      },
      args: (id) => `id: "${id}"`,
      says: ['CHANGED PROMOTION Sofas: deletedAt <time> > null, isEnabled true > false'],
    },
  };
}
