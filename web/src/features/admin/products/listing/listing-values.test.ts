import { describe, expect, it } from 'vitest';
import { addTags, emptyListing, handlePreview, listingInputOf } from './listing-values.ts';

describe('the API’s input for a listing', () => {
  it('clears empty fields', () => {
    expect(listingInputOf({ ...emptyListing, handle: ' ' }, 'UTC')).toEqual({
      status: 'ACTIVE',
      publishAt: null,
      handle: null,
      tags: [],
      attributes: [],
    });
  });

  it('has the publication time in UTC, and the tag that was typed but not added', () => {
    const values = { ...emptyListing, publishAt: '2026-12-24T18:00', tags: ['gift'], newTag: 'Winter' };
    expect(listingInputOf(values, 'America/New_York')).toMatchObject({
      publishAt: '2026-12-24T23:00:00.000Z',
      tags: ['gift', 'winter'],
    });
  });
});

describe('addTags', () => {
  it.each([
    ['', ['gift']],
    ['Gift', ['gift']],
    ['Last  Chance, new,,', ['gift', 'last chance', 'new']],
  ])('adds %j', (text, tags) => {
    expect(addTags(['gift'], text)).toEqual(tags);
  });
});

it.each([
  ["Men's Crème No. 7", 'mens-creme-no-7'],
  ['!!!', ''],
])('a product called %s gets the handle %s', (title, handle) => {
  expect(handlePreview(title)).toBe(handle);
});
