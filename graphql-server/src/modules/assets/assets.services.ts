import type { Scope } from '../../core/define-module.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { AssetCleanupService } from './asset-cleanup.service.ts';
import { AssetLibraryService, type AssetUsage } from './asset-library.service.ts';
import { assetUses } from './asset-uses.registry.ts';
import { AssetService } from './asset.service.ts';
import { MarkdownService } from './markdown.service.ts';

export function assetsServices({ dependencies: { clock, storage, log }, em, entriesOf }: Scope) {
  const uses = entriesOf(assetUses);
  const assets = new AssetService(em, clock, storage, log, uses);
  const assetCleanup = new AssetCleanupService(em, clock, storage, uses);
  const assetLibrary = new AssetLibraryService(em, assets, assetCleanup, uses);
  return {
    assets,
    assetCleanup,
    assetLibrary,
    markdown: new MarkdownService(em),
    assetUsages: createLoader<AssetUsage[]>((ids) => assetLibrary.usesOf(ids), []),
  };
}

export type AssetsServices = ReturnType<typeof assetsServices>;
