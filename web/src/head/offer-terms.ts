import { DeliveryPlacesDocument, ShopDocument } from '../gql/graphql.ts';
import type { PageQuery } from './page-query.ts';
import type { OfferTerms } from './structured-data.ts';

/** Reads the shop's delivery and return terms. */
export async function readOfferTerms(query: PageQuery): Promise<OfferTerms> {
  const { delivery, returnDays } = (await query(ShopDocument, {})).shop;
  const { deliveryPlaces } = (await query(DeliveryPlacesDocument, {})).shop;
  return { countryCode: deliveryPlaces.shopCountryCode, delivery, returnDays };
}
