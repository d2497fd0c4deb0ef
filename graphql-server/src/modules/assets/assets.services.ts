import type { Scope } from '../../core/define-module.ts';
import { AssetCleanupService } from './asset-cleanup.service.ts';
import { AssetService } from './asset.service.ts';

export function assetsServices({ dependencies: { clock, storage, log }, em }: Scope) {
  return {
    assets: new AssetService(em, clock, storage, log),
    assetCleanup: new AssetCleanupService(em, clock, storage),
  };
}

export type AssetsServices = ReturnType<typeof assetsServices>;
