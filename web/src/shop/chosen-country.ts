import { useState } from 'react';
import { newBrowserStorage } from '../lib/browser/guarded-storage.ts';
import type { DeliveryPlaces } from './use-delivery-places.ts';

const KEY = 'delivery-country';

const storage = newBrowserStorage();

/** The country selected in this browser, if the shop delivers there, otherwise the shop's own. */
export function chosenCountry({ shopCountryCode, countryCodes }: DeliveryPlaces): string {
  const chosen = storage.getItem(KEY);
  return chosen !== null && countryCodes.includes(chosen) ? chosen : shopCountryCode;
}

/** Stores the selected country in this browser. */
export function rememberCountry(code: string): void {
  storage.setItem(KEY, code);
}

/** The selected country, and a function to change it; empty until the countries have loaded. */
export function useChosenCountry(places: DeliveryPlaces | null): [string, (code: string) => void] {
  const [country, setCountry] = useState<string | null>(null);
  return [
    country ?? (places ? chosenCountry(places) : ''),
    (code) => {
      rememberCountry(code);
      setCountry(code);
    },
  ];
}
