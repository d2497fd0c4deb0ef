import { expect, test } from 'vitest';
import { preloadHeaders, readBuiltFiles } from './built-assets.ts';

const manifest = {
  '_app.js': { file: 'assets/app.js', css: ['assets/app.css'] },
  '_grid.js': { file: 'assets/grid.js', imports: ['_app.js', '_card.js'], css: ['assets/grid.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/early/start.ts': { file: 'assets/start.js', isEntry: true },
  'src/shop-page.tsx': {
    name: 'shop-page',
    file: 'assets/shop.js',
    imports: ['_app.js', '_grid.js', '_card.js'],
    css: ['assets/shop.css'],
  },
  'src/faq-section.tsx': {
    name: 'faq-section',
    file: 'assets/faq.js',
    imports: ['_app.js', '_card.js'],
    css: ['assets/faq.css'],
  },
};

test('lists a page’s files, imports first, and each once', () => {
  expect(readBuiltFiles(JSON.stringify(manifest)).ofPage(['shop-page', 'faq-section'])).toEqual({
    scripts: ['/assets/app.js', '/assets/card.js', '/assets/grid.js', '/assets/shop.js', '/assets/faq.js'],
    styles: [
      ...['/assets/app.css', '/assets/card.css', '/assets/grid.css', '/assets/shop.css'],
      '/assets/faq.css',
    ],
  });
});

test.each([[[]], [['unknown-page']]])('has no files for %j', (names) => {
  expect(readBuiltFiles(JSON.stringify(manifest)).ofPage(names)).toEqual({ scripts: [], styles: [] });
});

test('has no files without a manifest', () => {
  expect(readBuiltFiles(null).ofPage(['shop-page'])).toEqual({ scripts: [], styles: [] });
});

test('sends early hints for styles and the first script', () => {
  const files = { scripts: ['/assets/app.js'], styles: ['/assets/app.css', '/assets/shop.css'] };
  expect(preloadHeaders(files, '/assets/start.js')).toEqual({
    link: '</assets/app.css>; rel=preload; as=style; crossorigin, </assets/shop.css>; rel=preload; as=style; crossorigin, </assets/start.js>; rel=modulepreload; crossorigin',
  });
  expect(preloadHeaders({ scripts: [], styles: [] }, null)).toEqual({});
});

test('finds the script that starts rendered pages, if the build has it', () => {
  expect(readBuiltFiles(JSON.stringify(manifest)).bootstrap).toBe('/assets/start.js');
  expect(readBuiltFiles(null).bootstrap).toBeNull();
});
