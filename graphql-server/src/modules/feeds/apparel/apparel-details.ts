/** What Google asks for besides of apparel. */
export type ApparelDetail = 'color' | 'size' | 'gender' | 'ageGroup';

/**
 * Numbers of Google's product taxonomy of 2021-09-21 (google.com/basepages/producttype/taxonomy.en-US.txt):
 * "Clothing" and "Shoes" below "Apparel & Accessories".
 */
const clothingAndShoes = numbers(`
  1604 5322 3951 5697 3128 3455 3188 6087 3729 5378 499979 5460 5462 5461 5552 5379 5517 6006 7003 5463 5555 182
  5408 5549 5424 5425 5622 5412 5423 5409 5410 5411 5621 2271 5182 5250 5490 7132 203 5506 5598 5514 3066 5909
  1831 7313 204 212 207 1581 6229 6228 2331 5344 208 5713 5513 2580 2302 1594 5183 1516 1580 211 5388 6031 5674
  6227 5673 5678 5677 5343 5684 5683 5682 5681 5680 5679 5483 8149 8248 7281 5676 213 7207 7208 7211 7210 7209
  214 215 5327 1772 2563 2160 1675 1807 2963 1578 209 2745 2562 5834 2306 5484 5878 7235 7237 2396 7236 5949 206
  3414 3598 3888 3191 3439 3683 3724 3958 4003 3253 5564 3379 3852 2292 5441 5330 5329 187`);

/** The others below "Apparel & Accessories". */
const accessories = numbers(`
  166 167 5942 5422 5623 5624 5625 5626 1786 168 543586 543587 3913 169 5443 5446 6985 6984 193 5114 6238 170 171
  8451 2477 4057 1948 6183 502988 543646 543645 543644 5915 1662 1483 5914 7305 7307 7306 181 7133 5207 173 2020
  7054 1922 5939 5941 6268 502987 7230 176 4179 499972 177 543673 543674 178 179 180 5390 5688 5686 5687 5685
  1893 184 5192 7304 8017 5907 8200 5426 500118 500008 8018 5387 5193 5194 6552 6460 175 6277 5841 6551 6170 6169
  3032 2668 188 189 190 191 197 192 194 6463 196 200 5122 5123 7471 6870 201 1933 5567 7078 5385 1856 2427`);

/** Accessories for anyone, by the end of their path (https://support.google.com/merchants/answer/6324463). */
const forAnyone = new Map([
  ['4179', 'pinback buttons'],
  ['180', 'tie clips'],
  ['193', 'cufflinks'],
  ['1893', 'wristbands'],
  ['5385', 'shoe covers'],
  ['1856', 'shoelaces'],
  ['2427', 'spurs'],
  ['5123', 'watch bands'],
  ['175', 'keychains'],
  ['5841', 'wallet chains'],
  ['6277', 'lanyards'],
  ['6460', 'checkbook covers'],
  ['6170', 'badge & pass holders'],
  ['6870', 'watch winders'],
  ['7471', 'watch stickers & decals'],
  ['5207', 'handkerchiefs'],
  ['5114', 'decorative fans'],
]);
const namesForAnyone = new Set(forAnyone.values());

/**
 * What Google asks for besides of a product of its category, a number or an English path. Nothing of others
 * than apparel.
 */
export function apparelDetails(googleCategory: string | null): readonly ApparelDetail[] {
  const [top = '', branch = '', ...below] = (googleCategory ?? '').toLowerCase().split(/\s*>\s*/);
  if (clothingAndShoes.has(top)) return ['color', 'size', 'gender', 'ageGroup'];
  if (top !== 'apparel & accessories' && !accessories.has(top)) return [];
  if (branch === 'clothing' || branch === 'shoes') return ['color', 'size', 'gender', 'ageGroup'];
  const isForAnyone = forAnyone.has(top) || namesForAnyone.has(below.at(-1) ?? '');
  return isForAnyone ? ['color'] : ['color', 'gender', 'ageGroup'];
}

function numbers(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
