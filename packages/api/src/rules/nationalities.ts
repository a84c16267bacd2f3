import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import chinese from 'i18n-iso-countries/langs/zh.json' with { type: 'json' };

/** Names that are not those of the library, and what passports have beside the codes of ISO 3166 (ICAO 9303). */
const ownNames: Readonly<Record<string, string>> = {
  HKG: '中国香港',
  MAC: '中国澳门',
  TWN: '中国台湾',
  XXA: '无国籍',
  XXB: '难民',
  XXX: '国籍不明',
};

const listed: Readonly<Record<string, string | string[]>> = chinese.countries;

const names = new Map<string, string>([
  ...codes.flatMap(([alpha2 = '', alpha3 = '']) => {
    const name = [listed[alpha2] ?? []].flat()[0];
    return name === undefined ? [] : [[alpha3, name] as const];
  }),
  ...Object.entries(ownNames),
]);

/** A nationality with its Chinese name. */
export interface NationalityOption {
  value: string;
  label: string;
}

/** All nationalities by their three-letter codes, in the order of their readings. */
export const nationalities: readonly NationalityOption[] = [...names]
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'zh-CN'));

/** The Chinese name of a nationality; the code itself of one that is not known. */
export const nationalityName = (code: string): string => names.get(code) ?? code;

/** Whether there is such a nationality. */
export const isNationality = (code: string): boolean => names.has(code);

/** The codes of machine-readable lines that stand for those of ISO 3166 (ICAO 9303, part 3, section 5). */
const icaoCodes: Readonly<Record<string, string>> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  XXC: 'XXB',
};

/** The nationality that machine-readable lines name; '' of one that is not known. */
export function nationalityOfIcao(code: string): string {
  const known = icaoCodes[code] ?? code;
  return isNationality(known) ? known : '';
}

/** The nationality that a text names, by its code or its Chinese name; '' of another text. */
export function readNationality(text: string): string {
  const wanted = text.trim().toUpperCase();
  if (isNationality(wanted)) return wanted;
  const found = nationalities.find(({ label }) => label === wanted);
  return found?.value ?? '';
}
