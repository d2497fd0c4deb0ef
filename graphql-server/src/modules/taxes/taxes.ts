import type { TaxRounding } from '../pricing/taxes.ts';

/** The rate of a tax class in a country, or in one region of it. */
export interface TaxPlaceRate {
  countryCode: string;
  /** Null for the rest of the country. */
  region: string | null;
  /** Shown to customers, for example "VAT". */
  name: string;
  /** In thousandths of a percent: 19000 is 19%. */
  rate: number;
}

/** Products with the same tax rates. */
export interface TaxClass {
  id: string;
  name: string;
  /** Whether its rates apply to delivery, for at most one class; without any, delivery is not taxed. */
  isForDelivery: boolean;
  rates: TaxPlaceRate[];
}

export interface TaxSettings {
  isEnabled: boolean;
  /** Whether prices, including delivery prices, contain tax; otherwise tax is added. */
  pricesIncludeTax: boolean;
  rounding: TaxRounding;
  /** The shop's region, which applies to pickup orders and to carts without an address. */
  region: string | null;
  /** Whether business customers in other EU countries pay no VAT with a valid VAT number. */
  isReverseChargeEnabled: boolean;
  /** The shop's own VAT number; its prefix is the EU country in which the shop is registered. */
  vatNumber: string | null;
  /** The first is the standard class, for products without one. */
  classes: TaxClass[];
}
