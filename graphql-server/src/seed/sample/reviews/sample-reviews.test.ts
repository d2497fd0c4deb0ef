import { describe, expect, test } from 'vitest';
import { sampleCatalogue } from '../sample-catalogue.ts';
import { sampleReviews } from './sample-reviews.ts';

const products = sampleCatalogue.flatMap(({ label, products }) =>
  products.map((product) => ({ ...product, category: label.toLowerCase() })),
);

/** Phrases that do not fit the products of a category, or products by key. */
const unfit: readonly (readonly [of: RegExp, never: RegExp])[] = [
  [
    /food|groceries|honey|coffee|oliveoil|tin$/,
    /\b(fits?|wash|seams?|battery|charges?|bass|skin|wear|clasp|screen)\b/,
  ],
  [/clothing/, /\b(tastes?|battery|bass|cook|skin|clasp|leaf|leaves)\b/],
  [/electronics/, /\b(tastes?|seams?|wash|skin|clasp|cook|scent)\b/],
  [/jewlery/, /\b(tastes?|battery|seams?|wash|cook|screen|fits)\b/],
  [/home/, /\b(tastes?|battery|seams?|wash|clasp|bass|wear)\b/],
  [
    /medecine/,
    /\b(tastes?|battery|wash|clasp|bass|wear|cured?|heals?|healed|doctor|symptoms?|pain|works wonders)\b/,
  ],
  [/beauty/, /\b(battery|seams?|bass|cook|clasp|cured?|heals?|healed|acne)\b/],
  [/toys|petbowl|catpost|leash/, /\b(battery|seams?|bass|cook|clasp|skin)\b/],
  [/sports/, /\b(tastes? like|battery|cook|clasp|skin|bass)\b/],
  [/tee|hoodie|shirt|jeans|chinos|dress|skirt/, /\b(sole|laces|blister|toes)\b/],
];
const complaint =
  /\b(sending it back|not order|stopped working|leaks|broke\b|came apart|torn|gave up|lost its|empty by noon|disappoint)/i;
const praise =
  /\b(again without|nothing to complain|excellent|lovely|recommended it|very happy|cried a little|favourite|five stars)\b/i;
/**
 * Phrases that no sample review may contain: advertising, claims nobody could know, shouting, and claimed
 * purchases.
 */
const nowhere =
  /!|\b(verified|free of charge|best shop|guarantee|click|http|discount code|amazing|awesome|ai\b|lorem)/i;

/** Why a sentence does not fit a review; null: it fits. */
function objection(of: string, stars: number, text: string): string | null {
  if (nowhere.test(text)) return 'nowhere';
  if (stars >= 4 && complaint.test(text)) return 'complains';
  if (stars <= 2 && praise.test(text)) return 'praises';
  if (unfit.some(([kind, never]) => kind.test(of) && never.test(text.toLowerCase()))) return 'unfit';
  return null;
}

// Written before the sentences.
test.each<[of: string, stars: number, text: string, expected: ReturnType<typeof objection>]>([
  ["men's clothing tee", 5, 'It fits as the size guide says.', null],
  ["men's clothing jeans", 5, 'The seams are neat, inside as well.', null],
  ["women's clothing dress", 4, 'It creases easily, so it needs an iron.', null],
  ["women's clothing skirt", 2, 'A seam opened after a week.', null],
  ["men's clothing sneaker", 5, 'The sole grips well on wet pavement.', null],
  ['electronics phone', 5, 'It lasts through two days before I charge it.', null],
  ['electronics keyboard', 1, 'It stopped working after three weeks.', null],
  ['electronics speaker', 4, 'The bass is a bit too much for podcasts.', null],
  ['groceries & pets honey', 5, 'I can taste the difference from the supermarket.', null],
  ['groceries & pets tin', 3, 'I would like a larger size.', null],
  ['groceries & pets leash', 5, 'Sturdy enough for thirty kilos that pull.', null],
  ['health & beauty lotion', 5, 'My skin feels soft and does not sting.', null],
  ['health & beauty perfume', 2, 'On me it smells of soap and is gone in an hour.', null],
  ['medecine thermometer', 5, 'It is simple enough for my mother to use alone.', null],
  ['medecine pills', 1, 'The packaging was torn when it came.', null],
  ['jewlery ring', 5, 'It catches the light without shouting.', null],
  ['home & lifestyle sofa', 4, 'It smelled new for a week.', null],
  ['home & lifestyle planter', 5, 'It has grown two new leaves since spring.', null],
  ["baby's & toys duck", 5, 'The colours are bright and nothing comes off.', null],
  ['sports & outdoor tent', 5, 'Dry inside after a night of heavy rain.', null],
  ['groceries & pets honey', 5, 'It fits as the size guide says.', 'unfit'],
  ['groceries & pets coffee', 4, 'It charges while I have breakfast.', 'unfit'],
  ["men's clothing tee", 5, 'The battery is as good as they say.', 'unfit'],
  ["men's clothing shirt", 5, 'The sole grips well on wet pavement.', 'unfit'],
  ["women's clothing dress", 5, 'It tastes wonderful.', 'unfit'],
  ['electronics laptop', 5, 'It has been through the wash ten times.', 'unfit'],
  ['electronics phone', 4, 'The scent is a matter of taste.', 'unfit'],
  ['jewlery ring', 5, 'It fits as the size guide says.', 'unfit'],
  ['home & lifestyle lamp', 4, 'I wear it at least twice a week.', 'unfit'],
  ['medecine syrup', 5, 'It cured my cough within a day.', 'unfit'],
  ['medecine pills', 5, 'My doctor says it works wonders.', 'unfit'],
  ['health & beauty cream', 5, 'It healed my acne.', 'unfit'],
  ["baby's & toys duck", 5, 'The clasp is small but holds.', 'unfit'],
  ['sports & outdoor ball', 5, 'My skin feels soft.', 'unfit'],
  ['electronics mouse', 5, 'It stopped working after three weeks.', 'complains'],
  ["men's clothing tee", 4, 'I am sending it back.', 'complains'],
  ['groceries & pets petbowl', 5, 'It came apart on the second day.', 'complains'],
  ['home & lifestyle mug', 5, 'Disappointed.', 'complains'],
  ['electronics watch', 1, 'I would buy it again without thinking twice.', 'praises'],
  ['jewlery hoops', 2, 'She cried a little.', 'praises'],
  ['home & lifestyle pan', 1, 'Very happy with it', 'praises'],
  ['electronics phone', 5, 'AMAZING product!!!', 'nowhere'],
  ['electronics phone', 5, 'I got it free of charge for this review.', 'nowhere'],
  ["men's clothing cap", 5, 'Verified buyer here.', 'nowhere'],
  ['health & beauty soap', 5, 'The best shop on the internet.', 'nowhere'],
  ['sports & outdoor yoga', 5, 'Use my discount code.', 'nowhere'],
])('%s, %i stars: %s', (of, stars, text, expected) => {
  expect(objection(of, stars, text)).toBe(expected);
});

describe.each(products)('reviews of the $title', (product) => {
  const reviews = sampleReviews(product, product.category);

  test('are as many as it counts, with its average', () => {
    const { rate, reviews: count } = product.rating;
    expect(reviews).toHaveLength(count);
    const sum = reviews.reduce((total, { stars }) => total + stars, 0);
    expect((sum / count).toFixed(1)).toBe(rate.toFixed(1));
    for (const { stars } of reviews) expect([1, 2, 3, 4, 5]).toContain(stars);
  });

  test('fit the product and the number of stars', () => {
    const of = `${product.category} ${product.key}`;
    const wrong = reviews.filter(
      ({ stars, title, text }) => objection(of, stars, title) ?? objection(of, stars, text),
    );
    expect(wrong).toEqual([]);
  });

  test('are all different, by different people, and on different days', () => {
    const { length } = reviews;
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(length);
    expect(new Set(reviews.map(({ authorName }) => authorName)).size).toBe(length);
    expect(new Set(reviews.map(({ age }) => age)).size).toBe(length);
    for (const { authorName } of reviews) expect(authorName).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    for (const title of reviews.map(({ title: own }) => own)) {
      expect(reviews.filter((other) => other.title === title).length).toBeLessThanOrEqual(3);
    }
  });
});
