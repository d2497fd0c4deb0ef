/** Cases for pictures; see `audited-mutations.test.ts`. Each asset has another color. */
export function auditedAssets(
  anAsset: (color: string) => Promise<string>,
  showIn: (assetId: string) => Promise<string>,
) {
  return {
    assetUpdate: {
      given: () => anAsset('red'),
      args: (id: string) => `id: "${id}", input: { alt: "A red lamp", isKept: true }`,
      says: ['CHANGED ASSET product.png: alt "" > "A red lamp", isKept false > true'],
    },
    assetReplace: {
      given: async () => {
        const [shown, other] = [await anAsset('green'), await anAsset('blue')];
        await showIn(shown);
        return `${shown}", replacementId: "${other}`;
      },
      args: (ids: string) => `id: "${ids}"`,
      says: ['CHANGED CATEGORY Covers: picture <picture> > <picture>'],
    },
    assetDelete: {
      given: () => anAsset('yellow'),
      args: (id: string) => `id: "${id}"`,
      says: ['DELETED ASSET product.png'],
    },
  };
}
