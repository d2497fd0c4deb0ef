import type { Scope } from '../../core/define-module.ts';
import { AssetCleanupService } from './asset-cleanup.service.ts';
import { assetUses } from './asset-uses.registry.ts';
import { AssetService } from './asset.service.ts';

export function assetsServices({ dependencies: { clock, storage, log }, em, entriesOf }: Scope) {
  const uses = entriesOf(assetUses);
  return {
    assets: new AssetService(em, clock, storage, log, uses),
    assetCleanup: new AssetCleanupService(em, clock, storage, uses),
  };
}

export type AssetsServices = ReturnType<typeof assetsServices>;
