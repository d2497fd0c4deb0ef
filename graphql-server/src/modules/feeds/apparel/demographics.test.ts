import { expect, test } from 'vitest';
import { aField } from '../../custom-fields/custom-fields.fixtures.ts';
import { aFeedVariant } from '../feed.fixtures.ts';
import { type AgeGroup, type Demographics, demographicsOf, type Gender } from './demographics.ts';

const attributesOnly = (...attributes: [name: string, value: string][]) =>
  demographicsOf(aFeedVariant({}, { attributes: attributes.map(([name, value]) => ({ name, value })) }), []);

test.each<[string, string, Gender | null]>([
  ['Gender', 'Female', 'female'],
  ['gender', 'Women’s', 'female'],
  ['Target gender', 'Boys', 'male'],
  ['Sex', 'MEN', 'male'],
  ['Gender', 'Unisex', 'unisex'],
  ['Geschlecht', 'Mädchen', 'female'],
  ['Geschlecht', 'Männer', 'male'],
  ['Genre', 'Garçons', 'male'],
  ['Género', 'Niñas', 'female'],
  ['Genere', 'Donna', 'female'],
  ['Geslacht', 'Heren', 'male'],
  ['Gender', 'Other', null],
  ['Fit', 'Men', null],
])('the attribute %s: %s means the gender %s', (name, value, gender) => {
  expect(attributesOnly([name, value]).gender).toBe(gender);
});

test.each<[string, string, AgeGroup | null]>([
  ['Age group', 'Adults', 'adult'],
  ['age_group', 'kids', 'kids'],
  ['Age group', 'Toddler', 'toddler'],
  ['Age group', 'Infants', 'infant'],
  ['Age group', 'New-born', 'newborn'],
  ['Altersgruppe', 'Säugling', 'infant'],
  ['Tranche d’âge', 'Nouveau-né', 'newborn'],
  ['Grupo de edad', 'Niños', 'kids'],
  ['Fascia d’età', 'Adulti', 'adult'],
  ['Leeftijdsgroep', 'Peuters', 'toddler'],
  ['Age group', '8 to 10', null],
  ['Age', 'Adult', null],
])('the attribute %s: %s means the age group %s', (name, value, ageGroup) => {
  expect(attributesOnly([name, value]).ageGroup).toBe(ageGroup);
});

test('several values are for all genders, and for no single age group', () => {
  expect(attributesOnly(['Gender', 'Men'], ['Gender', 'Women']).gender).toBe('unisex');
  expect(attributesOnly(['Age group', 'Kids'], ['Age group', 'Adult']).ageGroup).toBeNull();
});

const fields = [
  aField({ owner: 'VARIANT', key: 'who', name: 'Gender', type: 'CHOICE', choices: ['Women', 'Men'] }),
  aField({ owner: 'PRODUCT', key: 'sex', name: 'Gender', productTypes: ['clothes'] }),
  aField({ owner: 'PRODUCT', key: 'age', name: 'Age group', isPublic: false }),
];
const option = { otherOptions: [{ name: 'Gender', values: ['Women', 'Men'] }] };
const attribute = { attributes: [{ name: 'Gender', value: 'Unisex' }] };
const ofProduct = { type: 'clothes', customFields: { sex: ['male'], age: ['adult'] } };

test.each<[string, Parameters<typeof aFeedVariant>, Partial<Demographics>]>([
  [
    'the option',
    [
      { others: ['Women'], customFields: { who: ['Men'] } },
      { ...option, ...attribute },
    ],
    { gender: 'female' },
  ],
  [
    'the field of the variant',
    [{ customFields: { who: ['Women'] } }, { ...ofProduct, ...attribute }],
    { gender: 'female' },
  ],
  ['the field of the product', [{}, { ...ofProduct, ...attribute }], { gender: 'male' }],
  ['the attribute', [{}, { ...ofProduct, ...attribute, type: null }], { gender: 'unisex' }],
  [
    'no choice that was removed since',
    [{ customFields: { who: ['Girls'] } }, attribute],
    { gender: 'unisex' },
  ],
  ['nothing that only staff see', [{}, ofProduct], { ageGroup: null }],
])('of several places, %s counts', (_, variant, demographics) => {
  expect(demographicsOf(aFeedVariant(...variant), fields)).toMatchObject(demographics);
});
