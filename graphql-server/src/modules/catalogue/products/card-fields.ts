/** The fields that a `ProductCard` can answer: its own, and those of nested objects and the connection. */
const fieldsOfCards: ReadonlySet<string> = new Set(
  `
  __typename nodes edges node cursor pageInfo hasNextPage endCursor totalCount totalCountPrecision correctedText
  unitPrices lowest highest per amount unit
  id handle title salePrice highestPrice regularPrice discount isNew stock inStock availability availableFrom
  category slug label rating rate reviews
  colours name hex hasHex matchingColour sizes otherOptions otherOption values
  image url alt width height sources avifUrl fallbackUrl placeholder focalPoint x y
  `
    .trim()
    .split(/\s+/),
);

/** Whether a `ProductCard` can answer everything that is selected of products. */
export function areCardFields(selected: Iterable<string>): boolean {
  return [...selected].every((name) => fieldsOfCards.has(name));
}
