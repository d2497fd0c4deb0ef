/**
 * The indexes of the sample shop's pictures: which there are of a product, the scenes of its pages, and what each
 * shows in words.
 */
import { readFile, writeFile } from 'node:fs/promises';

/**
 * @typedef {{ name: string, hash: string, width: number, height: number, placeholder: string, widths:
 * number[] }} SamplePicture
 */

/** @param {string | URL} path */
export const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

export const readAltTexts = () => readJson(new URL('alt-texts.json', import.meta.url));

/**
 * The pictures of the sample shop, by name, as the indexes have them.
 * @param {{ sampleIndex: string, sceneIndex: string }} places the indexes
 * @returns {Promise<Map<string, SamplePicture>>}
 */
export async function readSamples({ sampleIndex, sceneIndex }) {
  const ofProducts = Object.values(await readJson(sampleIndex)).flatMap(
    ({ front, angle, detail, colours, colourAngles }) => [
      ...[front, angle, detail].filter((picture) => picture !== undefined),
      ...Object.values(colours),
      ...Object.values(colourAngles),
    ],
  );
  const samples = new Map();
  for (const picture of [...ofProducts, ...Object.values(await readJson(sceneIndex))]) {
    const { name, hash, width, height, placeholder, widths } = picture;
    samples.set(name, { name, hash, width, height, placeholder, widths });
  }
  return samples;
}

/**
 * `Heather Grey` as it stands in a picture's name.
 * @param {string} colour
 */
export function slug(colour) {
  return colour
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {string} alt of the front */
const fromAnotherSide = (alt) => `${alt}, from another side`;

/**
 * All pictures of one product; undefined if its front is not there yet.
 * @param {Map<string, SamplePicture>} samples
 * @param {string} key
 * @param {{ alt: string, detailAlt: string | undefined }} words
 * @param {{ name: string }[]} colours
 */
function describeProduct(samples, key, { alt, detailAlt }, colours) {
  const picture = (name, words) => {
    const sample = samples.get(name);
    return sample && { alt: words, ...sample };
  };
  const [first, ...others] = colours;
  const inFirst = (words) => (first ? `${words} in ${first.name.toLowerCase()}` : words);
  const front = picture(key, inFirst(alt));
  if (!front) return undefined;
  const angle = picture(`${key}-angle`, fromAnotherSide(front.alt));
  const detail = picture(`${key}-detail`, inFirst(detailAlt));
  if (detail && !detailAlt) throw new Error(`The detail of ${key} has no alt text.`);
  const byColour = first ? { [first.name]: front } : {};
  const anglesByColour = first && angle ? { [first.name]: angle } : {};
  for (const colour of others) {
    const name = `${key}-${slug(colour.name)}`;
    const inColour = `${alt} in ${colour.name.toLowerCase()}`;
    const found = picture(name, inColour);
    if (found) byColour[colour.name] = found;
    const foundAngle = picture(`${name}-angle`, fromAnotherSide(inColour));
    if (foundAngle) anglesByColour[colour.name] = foundAngle;
  }
  return {
    front,
    ...(angle && { angle }),
    ...(detail && { detail }),
    colours: byColour,
    colourAngles: anglesByColour,
  };
}

/**
 * Writes both indexes anew.
 * @param {{ sampleIndex: string, sceneIndex: string, colours: string }} places the indexes, and the colours by
 * product
 * @param {Map<string, SamplePicture>} samples by name
 */
export async function writeSampleIndexes(places, samples) {
  const altTexts = await readAltTexts();
  const colours = await readJson(places.colours);
  const products = {};
  for (const [key, alt] of Object.entries(altTexts.products)) {
    const words = { alt, detailAlt: altTexts.details[key] };
    const entry = describeProduct(samples, key, words, colours[key] ?? []);
    if (entry) products[key] = entry;
  }
  const scenes = {};
  for (const [name, alt] of Object.entries(altTexts.scenes)) {
    const sample = samples.get(name);
    if (sample) scenes[name] = { alt, ...sample };
  }
  await writeFile(places.sampleIndex, `${JSON.stringify(products, null, 2)}\n`);
  await writeFile(places.sceneIndex, `${JSON.stringify(scenes, null, 2)}\n`);
}
