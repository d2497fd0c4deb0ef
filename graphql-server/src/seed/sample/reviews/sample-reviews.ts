import { authors, byTopic, general, titles, type Topic, topicsOf } from './review-sentences.ts';
import type { Tone } from './review-tone.ts';
import type { SampleProduct } from '../sample-product.ts';

/** An initial review of a sample product. No account wrote it, so it claims no purchase. */
export interface SampleReview {
  stars: number;
  title: string;
  text: string;
  authorName: string;
  /** When it was written: from 0 (when the product was added) to 1 (now). */
  age: number;
}

type Stars = 1 | 2 | 3 | 4 | 5;

/** The tones of a review by its stars; the first sentence is about the product itself. */
const tonesOf: Readonly<Record<Stars, readonly [Tone, Tone]>> = {
  5: ['good', 'good'],
  4: ['good', 'fair'],
  3: ['fair', 'fair'],
  2: ['poor', 'fair'],
  1: ['poor', 'poor'],
};

/**
 * As many reviews as a product counts, with its average rating; the same on each call, and no two with the
 * same text.
 */
export function sampleReviews(product: SampleProduct, categorySlug: string): SampleReview[] {
  const { key, rating } = product;
  const topics = topicsOf[key] ?? topicsOf[categorySlug] ?? [];
  const seed = seedOf(key);
  let index = 0;
  const reviews = starsOf(rating).flatMap(({ stars, count }) => {
    const texts = textsOf(topics, stars, count, seed);
    return texts.map((text, place) => ({
      stars,
      text,
      title: pick(titles[stars], seed + place),
      authorName: authorAt(seed + index++),
      age: 0,
    }));
  });
  // Mixes good and bad ones, with a step that visits each position once.
  const step = stepThrough(reviews.length);
  return reviews.map((review, place) => ({
    ...review,
    age: (((place * step) % reviews.length) + 0.5) / reviews.length,
  }));
}

/**
 * How many of a product's reviews have how many stars. The lower its rating, the more have one to three;
 * those with four and five make up the average.
 */
export function starsOf({ rate, reviews }: SampleProduct['rating']): { stars: Stars; count: number }[] {
  const deficit = 5 - rate;
  // For each review with five stars there are `ratio` others, distributed as below, so that the mean is
  // `rate`.
  const ratio = deficit / (2.9 - 1.5 * deficit);
  const shareOf = (weight: number) => Math.floor((reviews * weight * ratio) / (1 + 1.5 * ratio));
  const [two, one] = [shareOf(0.2), shareOf(0.2)];
  let three = shareOf(0.4);
  const missing = 5 * reviews - Math.round(rate * reviews) - 3 * two - 4 * one;
  // The remaining ones can make up at most one star each.
  three += Math.max(0, missing - 2 * three - (reviews - one - two - three));
  const four = missing - 2 * three;
  return [
    { stars: 5, count: reviews - one - two - three - four },
    { stars: 4, count: four },
    { stars: 3, count: three },
    { stars: 2, count: two },
    { stars: 1, count: one },
  ];
}

/** All sentences that a product's review with this many stars may use. */
function sentencesOf(topics: readonly Topic[], stars: Stars): [first: string[], second: string[]] {
  const [first, second] = tonesOf[stars];
  return [
    topics.flatMap((topic) => [...byTopic[topic][first]]),
    [...general[second], ...(first === second ? [] : topics.flatMap((topic) => [...byTopic[topic][second]]))],
  ];
}

/** Different pairs of sentences; both sentences change from one pair to the next. */
function textsOf(topics: readonly Topic[], stars: Stars, count: number, seed: number): string[] {
  const [first, second] = sentencesOf(topics, stars);
  const pairs = first.length * second.length;
  const step = stepThrough(pairs);
  return Array.from({ length: count }, (_, index) => {
    const pair = (seed + index * step) % pairs;
    return `${pick(first, pair)} ${pick(second, Math.floor(pair / first.length))}`;
  });
}

function authorAt(index: number): string {
  const initial = 'ABDEFGHKLMNPRSTW'.charAt((index * 5 + Math.floor(index / authors.length)) % 16);
  return `${pick(authors, index)} ${initial}.`;
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? '';
}

/** A number coprime to `length`, near its golden section, so that neighbors end up far apart. */
function stepThrough(length: number): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let step = Math.max(1, Math.round(length * 0.618));
  while (gcd(step, length) > 1) step += 1;
  return step;
}

/** A product's starting position in the tables, so that products do not all start alike. */
function seedOf(key: string): number {
  return [...key].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1009;
}
