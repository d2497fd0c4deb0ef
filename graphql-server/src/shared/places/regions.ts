/** A state, province or territory by its ISO 3166-2 code, without the country's prefix. */
export interface Region {
  code: string;
  name: string;
}

/** Countries where taxes or parcels depend on the region, which addresses there contain. */
const namesByCountry: Readonly<Record<string, string>> = {
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  BR:
    'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|' +
    'MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|' +
    'RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|' +
    'ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  IN:
    'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh|CG Chhattisgarh|' +
    'DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|GA Goa|GJ Gujarat|HR Haryana|HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|' +
    'KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep|MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha|' +
    'PY Puducherry|PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand|WB West Bengal',
  MX:
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|' +
    'DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX México|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|' +
    'PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|' +
    'YUC Yucatán|ZAC Zacatecas',
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|' +
    'HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|' +
    'MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|' +
    'TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|' +
    'MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific',
};

const lists = new Map(
  Object.entries(namesByCountry).map(([country, names]) => [
    country,
    names.split('|').map((text): Region => {
      const [code = '', ...name] = text.split(' ');
      return { code, name: name.join(' ') };
    }),
  ]),
);

/** The countries with known regions, and their regions. */
export function regionLists(): { countryCode: string; regions: Region[] }[] {
  return [...lists].map(([countryCode, regions]) => ({ countryCode, regions }));
}

/** Whether the regions of a country are known, so that no other values are valid. */
export function hasRegions(countryCode: string): boolean {
  return lists.has(countryCode);
}

/** The code of a region from a typed code or name, in any spelling; null: the country has no such region. */
export function regionCode(countryCode: string, typed: string): string | null {
  const normalized = plain(typed);
  const region = lists
    .get(countryCode)
    ?.find(({ code, name }) => plain(code) === normalized || plain(name) === normalized);
  return region?.code ?? null;
}

/** Whether a country, and its region if given, exists. */
export function isKnownPlace({
  countryCode,
  region,
}: {
  countryCode: string;
  region: string | null;
}): boolean {
  return region === null || !hasRegions(countryCode) || regionCode(countryCode, region) !== null;
}

/** Whether two texts mean the same region of a country, possibly in different spellings. */
export function isSameRegion(countryCode: string, one: string, other: string): boolean {
  const code = regionCode(countryCode, one);
  return code === null ? plain(one) === plain(other) : code === regionCode(countryCode, other);
}

/** Lower case, without accents, dots or spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.]/gu, '')
    .toLowerCase();
}
