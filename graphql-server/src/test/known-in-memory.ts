import type { Dependencies } from '../dependencies.ts';
import { CurrentSales } from '../modules/catalogue/sales/current-sales.ts';
import { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import type { TestApp } from './start-test-app.ts';

/**
 * What a process keeps in memory of the shop, for services that a test makes itself; it has read nothing yet.
 */
export function knownInMemory({
  config,
  clock,
}: Pick<TestApp, 'config' | 'clock'>): Pick<
  Dependencies,
  'currentSettings' | 'currentSales' | 'catalogueVersion'
> {
  const currentSettings = new CurrentSettings(config);
  const currentSales = new CurrentSales(clock.now, () => 'UTC');
  return {
    currentSettings,
    currentSales,
    catalogueVersion: new CatalogueVersion(() => ''),
  };
}
