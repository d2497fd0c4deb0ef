import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { keepReplacedAssets } from '../../../scripts/build/replaced-assets.ts';
import { ShopProcess } from '../../../scripts/shop-under-test/shop-process.ts';
import { inProject } from '../../../scripts/process/project-root.ts';
import { test } from '../support/test.ts';

// A tab stays open while a new version with other script names is deployed.

const hashed = /-([\w-]{8})\.(js|css)$/;

/**
 * Turns the build in `pages` into another one: renames all scripts and style sheets, so that the old names
 * are gone.
 */
function makeNextBuild(pages: string): void {
  const assets = join(pages, 'assets');
  for (const name of readdirSync(assets))
    if (name.endsWith('.br') || name.startsWith('.')) rmSync(join(assets, name));
  const names = readdirSync(assets).filter((name) => hashed.test(name));
  const next = names.map(
    (name, index) => [name, name.replace(hashed, `-n${String(index).padStart(7, '0')}.$2`)] as const,
  );
  const texts = globSync(['index.html', '.vite/manifest.json', 'assets/*.{js,css}'], { cwd: pages });
  for (const file of texts) {
    let text = readFileSync(join(pages, file), 'utf8');
    for (const [before, after] of next) text = text.replaceAll(before, after);
    writeFileSync(join(pages, file), text);
  }
  for (const [before, after] of next) renameSync(join(assets, before), join(assets, after));
}

test('an open tab works after a new version, and reloads once the old one is gone', async ({ page }) => {
  // It starts the shop three times.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'shop-deploy-'));
  const [pages, assets] = [join(folder, 'dist'), join(folder, 'dist/assets')];
  cpSync(inProject('web/dist'), pages, { recursive: true });
  const shop = await ShopProcess.prepare(null, pages);
  const message = page.getByRole('textbox', { name: 'Your Message' });
  const isSameTab = () => page.evaluate(() => 'wasOpen' in window);
  try {
    await shop.start();
    await page.goto(`${shop.url}/contact`);
    await page.evaluate(() => Object.assign(window, { wasOpen: true }));
    await message.fill('My parcel, number');
    const before = new Set(readdirSync(assets));

    await shop.stop();
    await keepReplacedAssets(assets, join(folder, 'aside'), async () => makeNextBuild(pages));
    await shop.start();

    await test.step('the previous version’s files are still there', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible();
      expect(await isSameTab()).toBe(true);
    });

    await test.step('once they are gone, a reload opens the requested page', async () => {
      for (const name of before) if (hashed.test(name.replace(/\.br$/, ''))) rmSync(join(assets, name));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Login / Register' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: /^Log in/ })).toBeVisible();
      expect(await isSameTab()).toBe(false);
    });

    await page.goto(`${shop.url}/contact`);
    await expect(message).toHaveValue('My parcel, number');
  } finally {
    await shop.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
