import { type CustomField, fieldsOf } from '../../custom-fields/custom-fields.ts';
import { currentValues } from '../../custom-fields/field-values.ts';
import type { VariantOfProduct } from '../../catalogue/variants/variant.ts';

export type Gender = 'male' | 'female' | 'unisex';
export type AgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult';

/** For whom a variant is, in the words of Google's specification; null where the shop does not say. */
export interface Demographics {
  gender: Gender | null;
  ageGroup: AgeGroup | null;
}

// What merchants write, in English, German, French, Spanish, Italian and Dutch; `plain` of it.
const genderNames = words(
  'gender targetgender sex geschlecht zielgruppe genre sexe genero sexo genere sesso geslacht',
);
const ageGroupNames = words(
  'agegroup altersgruppe groupedage tranchedage grupodeedad fasciadeta leeftijdsgroep',
);
const genders = meanings<Gender>({
  male: `male man men mens boy boys mannlich herr herren mann manner junge jungen masculin homme hommes garcon
    garcons masculino hombre hombres nino ninos maschile maschio uomo uomini bambino mannelijk heren mannen jongens`,
  female: `female woman women womens lady ladies girl girls weiblich dame damen frau frauen madchen feminin femme
    femmes fille filles femenino mujer mujeres nina ninas femminile femmina donna donne bambina vrouwelijk dames
    vrouw vrouwen meisjes`,
  unisex: 'unisex unisexe mixte genderneutral',
});
const ageGroups = meanings<AgeGroup>({
  newborn: 'newborn newborns neugeborene neugeborenes nouveaune reciennacido neonato neonati pasgeborene',
  infant: 'infant infants saugling sauglinge nourrisson nourrissons lactante lactantes lattante zuigeling',
  toddler: 'toddler toddlers kleinkind kleinkinder peuter peuters',
  kids: 'kid kids child children kind kinder enfant enfants nino ninos bambino bambini kinderen',
  adult: `adult adults erwachsener erwachsene adulte adultes adulto adultos adulta adultas adulti volwassene
    volwassenen`,
});

/** Reads options, custom fields that everyone sees, and attributes, in this order. */
export function demographicsOf(variant: VariantOfProduct, fields: readonly CustomField[]): Demographics {
  const { product, others } = variant;
  const fieldTexts = (owner: 'VARIANT' | 'PRODUCT') =>
    fieldsOf(fields, owner, product.type)
      .filter(({ isPublic }) => isPublic)
      .map((field) => ({
        name: field.name,
        values: currentValues(field, owner === 'VARIANT' ? variant.customFields : product.customFields),
      }));
  const sources = [
    product.otherOptions.map(({ name }, index) => ({ name, values: others.slice(index, index + 1) })),
    fieldTexts('VARIANT'),
    fieldTexts('PRODUCT'),
    product.attributes.map(({ name, value }) => ({ name, values: [value] })),
  ];
  const read = <Meaning>(names: ReadonlySet<string>, values: ReadonlyMap<string, Meaning>) =>
    sources
      .map((texts) => texts.filter(({ name }) => names.has(plain(name))).flatMap((text) => text.values))
      .map((texts) => [...new Set(texts.flatMap((text) => values.get(plain(text)) ?? []))])
      .find((meant) => meant.length > 0) ?? [];
  const [gender = null, otherGender] = read(genderNames, genders);
  const [ageGroup = null, otherGroup] = read(ageGroupNames, ageGroups);
  return { gender: otherGender ? 'unisex' : gender, ageGroup: otherGroup ? null : ageGroup };
}

/** A text without case, accents, spaces and punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function meanings<Meaning extends string>(texts: Record<Meaning, string>): ReadonlyMap<string, Meaning> {
  return new Map(
    Object.entries<string>(texts).flatMap(([meaning, text]) =>
      [...words(text)].map((word) => [word, meaning as Meaning] as const),
    ),
  );
}
