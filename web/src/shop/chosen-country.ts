import { useState } from 'react';
import { newBrowserStorage } from '../lib/browser/guarded-storage.ts';
import type { DeliveryPlaces } from './use-delivery-places.ts';

const KEY = 'delivery-country';

const storage = newBrowserStorage();

/** The country that was chosen in this browser, if the shop delivers there, else the shop's own. */
export function chosenCountry({ shopCountryCode, countryCodes }: DeliveryPlaces): string {
  const chosen = storage.getItem(KEY);
  return chosen !== null && countryCodes.includes(chosen) ? chosen : shopCountryCode;
}

/** Has this browser remember a country. */
export function rememberCountry(code: string): void {
  storage.setItem(KEY, code);
}

/** The chosen country, and how to choose another one; empty while it is not known which there are. */
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
