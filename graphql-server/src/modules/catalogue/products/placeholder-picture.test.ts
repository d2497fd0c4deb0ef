import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../seed/sample/sample-catalogue.ts';
import { placeholderPicture } from './placeholder-picture.ts';

const publicDirectory = new URL('../../../../../web/public/', import.meta.url);

test.each(sampleCatalogue.map(({ label }) => label))('%s has its own placeholder', (label) => {
  const { url, alt } = placeholderPicture(label.toLowerCase(), 'Copper Kettle');
  expect(url).not.toBe('/placeholders/other.svg');
  expect(existsSync(new URL(`.${url}`, publicDirectory))).toBe(true);
  expect(alt).toBe('Copper Kettle');
});

test.each(['garden', '', '../../../secret', 'constructor'])(
  'the category "%s" has the general placeholder',
  (slug) => {
    const { url } = placeholderPicture(slug, 'Copper Kettle');
    expect(url).toBe('/placeholders/other.svg');
    expect(existsSync(new URL(`.${url}`, publicDirectory))).toBe(true);
  },
);
