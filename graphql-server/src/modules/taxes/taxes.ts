import type { TaxRounding } from '../pricing/taxes.ts';

/** What a class of products is taxed at in a country, or in one region of it. */
export interface TaxPlaceRate {
  countryCode: string;
  /** Null: everywhere in the country that no other rate names. */
  region: string | null;
  /** What customers read: "VAT". */
  name: string;
  /** In thousandths of a percent: 19000 is 19 %. */
  rate: number;
}

/** Products that are taxed alike. */
export interface TaxClass {
  id: string;
  name: string;
  /** Whether delivery is taxed at its rates. At most one is; without any, delivery is not taxed. */
  isForDelivery: boolean;
  rates: TaxPlaceRate[];
}

/** Whether and how the shop charges taxes. */
export interface TaxSettings {
  isEnabled: boolean;
  /** Whether prices, those of delivery as well, contain the tax; otherwise it is added. */
  pricesIncludeTax: boolean;
  rounding: TaxRounding;
  /** The shop's region: that of orders that are picked up, and of carts without an address. */
  region: string | null;
  /** The first is the standard one, that of products without a class. */
  classes: TaxClass[];
}
