import { describe, expect, test } from 'vitest';
import { validate } from '../../shared/validate.ts';
import { UserError } from '../../errors.ts';
import { replySchema, authorNameOf, decide, type ModeratedReview, reviewSchema } from './review-rules.ts';

const written = { stars: 4, title: 'Warm', text: 'It keeps me warm.' };

describe("a review's input", () => {
  test.each([
    ['is kept as it is', 'It keeps\nme warm.', 'It keeps\nme warm.'],
    ['loses what nobody sees', ' It\u0000\u0007 kee\u200Bps\u202E me\twarm. ', null],
    ['loses control characters but line breaks', 'It\u0007 keeps\r\nme\u202E warm.', 'It keeps\nme warm.'],
    ['keeps one empty line at a time', 'It keeps me\n\n \n\nwarm.', 'It keeps me\n\nwarm.'],
    ['keeps markup as the text that it is', 'It is <b>warm</b>', 'It is <b>warm</b>'],
  ])('%s', (_, text, expected) => {
    const read = () => validate(reviewSchema, { ...written, text }).text;
    if (expected === null) expect(read).toThrow(UserError);
    else expect(read()).toBe(expected);
  });

  test.each([
    ['no star', { stars: 0 }, 'stars'],
    ['six stars', { stars: 6 }, 'stars'],
    ['half a star', { stars: 4.5 }, 'stars'],
    ['no title', { title: ' \u200B ' }, 'title'],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['nine characters', { text: '123456789' }, 'text'],
    ['2,001 characters', { text: 'x'.repeat(2001) }, 'text'],
    ['five pictures', { pictureIds: ['a', 'b', 'c', 'd', 'e'] }, 'pictureIds'],
  ])('cannot be %s', (_, change, field) => {
    try {
      validate(reviewSchema, { ...written, ...change }, ['input']);
      expect.unreachable();
    } catch (error) {
      expect((error as UserError).issues.map((issue) => issue.field)).toEqual([['input', field]]);
    }
  });

  test('may have a title of 100 characters, a text of 10 or 2,000, and four different pictures', () => {
    const pictureIds = ['a', 'b', 'c', 'c'];
    expect(
      validate(reviewSchema, { stars: 1, title: 'x'.repeat(100), text: '1234567890', pictureIds }),
    ).toEqual({
      stars: 1,
      title: 'x'.repeat(100),
      text: '1234567890',
      pictureIds: ['a', 'b', 'c'],
    });
    expect(validate(reviewSchema, { ...written, text: 'x'.repeat(2000) }).pictureIds).toEqual([]);
  });
});

test('an empty reply is none', () => {
  expect(validate(replySchema, { text: ' \n ' })).toEqual({ text: null });
  expect(validate(replySchema, { text: 'Thank you.' })).toEqual({ text: 'Thank you.' });
});

test.each([
  ['Ada', 'Lovelace', 'Ada L.'],
  ['Ada', '', 'Ada'],
  ['Émilie', 'de Breteuil', 'Émilie D.'],
  [' Ada ', ' ümit ', 'Ada Ü.'],
  ['', '', ''],
])('the author name of %s %s is %s', (firstName, lastName, name) => {
  expect(authorNameOf({ firstName, lastName })).toBe(name);
});

describe('a decision', () => {
  const hidden = { shownStars: null, shownTitle: null, shownText: null, shownPictures: [] };
  const isNew: ModeratedReview = { ...written, pictures: [], state: 'WAITING', ...hidden };
  const shown = { shownStars: 4, shownTitle: 'Warm', shownText: 'It keeps me warm.', shownPictures: [] };
  const approved: ModeratedReview = { ...isNew, state: 'APPROVED', ...shown };
  const edited: ModeratedReview = {
    ...approved,
    state: 'WAITING',
    stars: 2,
    title: 'Cold',
    text: 'It is cold now.',
  };
  const shownEdit = { shownStars: 2, shownTitle: 'Cold', shownText: 'It is cold now.', shownPictures: [] };

  test.each([
    ['approve', 'a new one', 'APPROVE', isNew, { state: 'APPROVED', rejectionReason: null, ...shown }],
    ['reject', 'a new one', 'REJECT', isNew, { state: 'REJECTED', rejectionReason: 'Rude', ...hidden }],
    [
      'reject',
      'an approved one, which is hidden',
      'REJECT',
      approved,
      { state: 'REJECTED', rejectionReason: 'Rude', ...hidden },
    ],
    ['approve', 'an edit', 'APPROVE', edited, { state: 'APPROVED', rejectionReason: null, ...shownEdit }],
    [
      'reject',
      'an edit: what was approved before stays',
      'REJECT',
      edited,
      { state: 'REJECTED', rejectionReason: 'Rude', ...shown },
    ],
    [
      'reject',
      'a rejected edit: what was approved goes, too',
      'REJECT',
      { ...edited, state: 'REJECTED' as const },
      { state: 'REJECTED', rejectionReason: 'Rude', ...hidden },
    ],
    [
      'approve',
      'a rejected one',
      'APPROVE',
      { ...isNew, state: 'REJECTED' as const },
      { state: 'APPROVED', rejectionReason: null, ...shown },
    ],
  ] as const)('may %s %s', (_, __, decision, review, expected) => {
    expect(decide(review, decision, 'Rude')).toEqual(expected);
  });
});
