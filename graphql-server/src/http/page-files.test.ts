import { expect, test } from 'vitest';
import { readBuiltFiles } from './page-files.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_grid.js': { file: 'assets/grid.js', imports: ['_shared.js', '_card.js'], css: ['assets/grid.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/before-hydration/start.ts': { file: 'assets/start.js', isEntry: true },
  'src/shop-page.tsx': {
    name: 'shop-page',
    file: 'assets/shop.js',
    imports: ['index.html', '_shared.js', '_grid.js', '_card.js'],
    css: ['assets/shop.css'],
  },
};

test('names what a page is made of, imports first, without what every page loads', () => {
  expect(readBuiltFiles(JSON.stringify(manifest)).ofPage('shop-page')).toEqual({
    scripts: ['/assets/card.js', '/assets/grid.js', '/assets/shop.js'],
    styles: ['/assets/card.css', '/assets/grid.css', '/assets/shop.css'],
  });
});

test.each([[undefined], ['unknown-page']])('knows nothing of %s', (module) => {
  expect(readBuiltFiles(JSON.stringify(manifest)).ofPage(module)).toEqual({ scripts: [], styles: [] });
});

test('knows nothing without a manifest', () => {
  expect(readBuiltFiles(null).ofPage('shop-page')).toEqual({ scripts: [], styles: [] });
});

test('knows the script that starts drawn pages, if the build has it', () => {
  expect(readBuiltFiles(JSON.stringify(manifest)).starter).toBe('/assets/start.js');
  expect(readBuiltFiles(null).starter).toBeNull();
});
