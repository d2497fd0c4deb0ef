import { describe, expect, test } from 'vitest';
import { addressLines, type PostalAddress } from './address-lines.ts';

type Place = Partial<PostalAddress>;

/** Lines below name and street, of which both are short: what differs between countries. */
const linesOf = (place: Place, shopCountryCode = 'US') =>
  addressLines(
    { firstName: 'Ada', lastName: 'Lovelace', company: null, streetAddress: '', city: '', ...place },
    shopCountryCode,
    'en-US',
  );

/* As the Universal Postal Union and the countries' posts describe them; the shop is in the country itself. */
describe('an address is printed as is usual in its country', () => {
  test.each<[string, Place, string[]]>([
    [
      'US',
      { streetAddress: '12 Harbour Lane', city: 'Port Ellis', region: 'CA', postalCode: '94100' },
      ['12 Harbour Lane', 'Port Ellis, CA 94100'],
    ],
    [
      'CA',
      { streetAddress: '111 Wellington St', city: 'Ottawa', region: 'Ontario', postalCode: 'K1A 0A9' },
      ['111 Wellington St', 'Ottawa ON K1A 0A9'],
    ],
    [
      'AU',
      { streetAddress: '200 Broadway Av', city: 'West Beach', region: 'SA', postalCode: '5024' },
      ['200 Broadway Av', 'West Beach SA 5024'],
    ],
    [
      'NZ',
      { streetAddress: '23 Kate Sheppard Place', city: 'Wellington', postalCode: '6011' },
      ['23 Kate Sheppard Place', 'Wellington 6011'],
    ],
    [
      'GB',
      { streetAddress: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA' },
      ['10 Downing Street', 'London', 'SW1A 2AA'],
    ],
    [
      'IE',
      { streetAddress: '25 Merrion Square', city: 'Dublin', postalCode: 'D02 XF99' },
      ['25 Merrion Square', 'Dublin', 'D02 XF99'],
    ],
    [
      'DE',
      { streetAddress: 'Unter den Linden 77', city: 'Berlin', postalCode: '10117' },
      ['Unter den Linden 77', '10117 Berlin'],
    ],
    [
      'AT',
      { streetAddress: 'Stephansplatz 3', city: 'Wien', postalCode: '1010' },
      ['Stephansplatz 3', '1010 Wien'],
    ],
    [
      'FR',
      { streetAddress: '5 rue de Rivoli', city: 'Paris', postalCode: '75001' },
      ['5 rue de Rivoli', '75001 Paris'],
    ],
    [
      'BE',
      { streetAddress: 'Rue du Diamant 215', city: 'Bruxelles', postalCode: '1030' },
      ['Rue du Diamant 215', '1030 Bruxelles'],
    ],
    [
      'NL',
      { streetAddress: 'Dam 1', city: 'Amsterdam', postalCode: '1012 JS' },
      ['Dam 1', '1012 JS Amsterdam'],
    ],
    [
      'LU',
      { streetAddress: '38 Place de la Gare', city: 'Luxembourg', postalCode: 'L-1009' },
      ['38 Place de la Gare', 'L-1009 Luxembourg'],
    ],
    [
      'IT',
      { streetAddress: 'Via Nazionale 5', city: 'Roma', region: 'RM', postalCode: '00184' },
      ['Via Nazionale 5', '00184 Roma RM'],
    ],
    [
      'ES',
      { streetAddress: 'Calle Mayor 1', city: 'Móstoles', region: 'Madrid', postalCode: '28931' },
      ['Calle Mayor 1', '28931 Móstoles Madrid'],
    ],
    [
      'PT',
      { streetAddress: 'Rua Augusta 10', city: 'Lisboa', postalCode: '1100-053' },
      ['Rua Augusta 10', '1100-053 Lisboa'],
    ],
    [
      'PL',
      { streetAddress: 'ul. Bajkowa 7', city: 'Warszawa', postalCode: '00-940' },
      ['ul. Bajkowa 7', '00-940 Warszawa'],
    ],
    [
      'DK',
      { streetAddress: 'Kastanievej 15', city: 'København K', postalCode: '1130' },
      ['Kastanievej 15', '1130 København K'],
    ],
    [
      'NO',
      { streetAddress: 'Karl Johans gate 1', city: 'Oslo', postalCode: '0154' },
      ['Karl Johans gate 1', '0154 Oslo'],
    ],
    [
      'HU',
      { streetAddress: 'Honvéd utca 13', city: 'Budapest', postalCode: '1055' },
      ['Budapest', 'Honvéd utca 13', '1055'],
    ],
    [
      'BR',
      { streetAddress: 'Avenida Paulista 900', city: 'São Paulo', region: 'SP', postalCode: '01310-100' },
      ['Avenida Paulista 900', 'São Paulo-SP', '01310-100'],
    ],
    [
      'MX',
      {
        streetAddress: 'Calle Cedro 12',
        city: 'Guadalajara',
        region: 'Jalisco',
        postalCode: '44100',
      },
      ['Calle Cedro 12', '44100 Guadalajara, JAL'],
    ],
    [
      'SG',
      { streetAddress: '16 Sandilands Road', city: 'Singapore', postalCode: '546080' },
      ['16 Sandilands Road', 'SINGAPORE 546080'],
    ],
    [
      'HK',
      { streetAddress: '150 Kennedy Road', city: 'Wan Chai', region: 'Hong Kong Island' },
      ['150 Kennedy Road', 'Wan Chai', 'Hong Kong Island'],
    ],
    [
      'ZA',
      { streetAddress: '1234 Church Street', city: 'Colbyn', postalCode: '0083' },
      ['1234 Church Street', 'Colbyn', '0083'],
    ],
    [
      'JP',
      { streetAddress: '1-2-3 Jingumae', city: 'Shibuya-ku', region: 'Tokyo', postalCode: '150-0001' },
      ['1-2-3 Jingumae', 'Shibuya-ku, Tokyo', '150-0001'],
    ],
  ])('%s: %j', (countryCode, place, lines) => {
    expect(linesOf({ ...place, countryCode }, countryCode)).toEqual(['Ada Lovelace', ...lines]);
  });

  test('from the largest place to the name if it is Japanese', () => {
    const address = {
      firstName: '太郎',
      lastName: '山田',
      company: '株式会社山田',
      streetAddress: '神宮前1-2-3',
      city: '渋谷区',
      region: '東京都',
      postalCode: '150-0001',
    };
    expect(linesOf({ ...address, countryCode: 'JP' })).toEqual([
      ...['〒150-0001', '東京都', '渋谷区', '神宮前1-2-3', '株式会社山田', '太郎 山田', 'Japan'],
    ]);
  });
});

const berlin: Place = { streetAddress: 'Linden 7', city: 'Berlin', postalCode: '10117' };

describe('an address', () => {
  test('has company and apartment on lines of their own', () => {
    const more = { company: 'Engines Ltd', apartment: 'Flat 4' };
    expect(linesOf({ ...berlin, ...more, countryCode: 'DE' }, 'DE')).toEqual([
      ...['Ada Lovelace', 'Engines Ltd', 'Linden 7', 'Flat 4', '10117 Berlin'],
    ]);
    expect(linesOf({ ...berlin, ...more, countryCode: 'FR' }, 'FR').slice(0, 2)).toEqual([
      ...['Engines Ltd', 'Ada Lovelace'],
    ]);
  });

  test('of another country ends with its name', () => {
    expect(linesOf({ ...berlin, countryCode: 'DE' }).at(-1)).toBe('Germany');
  });

  test('without a country is one of the shop', () => {
    expect(linesOf(berlin, 'DE')).toEqual(['Ada Lovelace', 'Linden 7', '10117 Berlin']);
    expect(linesOf({ ...berlin, country: 'Prussia' }, 'DE').at(-1)).toBe('Prussia');
  });

  test.each<[string, Place, string[]]>([
    ['DE', { city: 'Berlin' }, ['Berlin']],
    ['US', { city: 'Port Ellis', region: 'CA' }, ['Port Ellis, CA']],
    ['US', { city: 'Port Ellis', postalCode: '94100' }, ['Port Ellis 94100']],
    ['US', { region: 'CA', postalCode: '94100' }, ['CA 94100']],
    ['BR', { city: 'São Paulo' }, ['São Paulo']],
    ['CH', { city: 'Bern' }, ['Bern']],
    ['SG', { city: 'Singapore' }, ['Singapore']],
    ['GB', {}, []],
  ])('in %s with only %j has no separators too many', (countryCode, place, lines) => {
    expect(linesOf({ ...place, countryCode }, countryCode)).toEqual(['Ada Lovelace', ...lines]);
  });

  test.each<[string, Place, string[]]>([
    ['AE', { city: 'Dubai', region: 'Dubai' }, ['Marina Walk', 'Dubai']],
    ['AE', { city: 'Al Ain', region: 'Abu Dhabi' }, ['Marina Walk', 'Al Ain', 'Abu Dhabi']],
    ['GH', { city: 'Accra', postalCode: 'GA-184-8164' }, ['Marina Walk', 'GA-184-8164', 'Accra']],
  ])('in %s keeps %j, although the format has no place for it', (countryCode, place, lines) => {
    expect(linesOf({ streetAddress: 'Marina Walk', ...place, countryCode }, countryCode).slice(1)).toEqual(
      lines,
    );
  });

  test('has each line once', () => {
    expect(linesOf({ city: 'Cairo', region: 'Cairo', countryCode: 'EG' }, 'EG')).toEqual([
      ...['Ada Lovelace', 'Cairo'],
    ]);
  });
});
