/** The invented buyers of the demo, and where they live. */
import { addressLine, NO_ADDRESS } from '../delivery/address.ts';
import type { Locale } from '../text/localText.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Dice } from './dice.ts';

export interface DemoBuyer {
  name: string;
  email: string;
  phone: string;
  language: Locale;
  /** Whether it is the demo account that can sign in; the others have no account. */
  hasAccount: boolean;
}

const [, mona] = DEMO_ACCOUNTS;

export const MONA: DemoBuyer = {
  name: mona.name,
  email: mona.email,
  phone: mona.phone,
  language: 'en',
  hasAccount: true,
};

const NAMES: Record<Locale, readonly [string, ...string[]]> = {
  en: [
    'Rania Haddad',
    'Karim Sabbagh',
    'Maya Saade',
    'Salma Darwish',
    'Rami Hallak',
    'Lina Karam',
    'Jad Fattal',
    'Nadine Zreik',
    'Bilal Mokaddem',
    'Yara Chahal',
    'Ziad Naja',
    'Tala Dabboussi',
    'Fares Minkara',
    'Joelle Bitar',
  ],
  ar: [
    'عمر كبارة',
    'هبة زين',
    'خالد ديب',
    'جورج فتّال',
    'سمر العلي',
    'وليد الأحدب',
    'رنا المصري',
    'حسن درويش',
    'دلال شعراني',
    'مازن الحلّاب',
    'ريم الصوفي',
    'طارق عدرة',
    'نجوى بركة',
    'يوسف الزعبي',
  ],
};

/** No subscriber's number in Lebanon begins with 0, so these numbers are unused. */
export function buyerOf({ pick, chance }: Dice): DemoBuyer {
  const language = chance(0.5) ? 'ar' : 'en';
  const name = pick(NAMES[language]);
  const number = NAMES[language].indexOf(name) + (language === 'ar' ? NAMES.en.length : 0);
  return {
    name,
    email: `buyer${number + 1}@example.com`,
    phone: `+961700${String(10_000 + number * 37)}`,
    language,
    hasAccount: false,
  };
}

type Home = readonly [area: string, street: Record<Locale, string>];

const HOMES: readonly [Home, ...Home[]] = [
  ['mina', { en: 'Port Said Street', ar: 'شارع بور سعيد' }],
  ['balad', { en: 'Azmi Street', ar: 'شارع عزمي' }],
  ['abu-samra', { en: 'Main street', ar: 'الشارع الرئيسي' }],
  ['ebbe', { en: 'Qobbeh main street', ar: 'شارع القبّة العامّ' }],
  ['behsas', { en: 'Behsas seaside road', ar: 'طريق البحصاص البحريّة' }],
  ['daher-el-ein', { en: 'Daher el Ein crossroads', ar: 'مفرق ضهر العين' }],
];

const BUILDINGS: Record<Locale, readonly [string, ...string[]]> = {
  en: ['Al-Noor Tower', 'Rifai Building', 'Block 14', 'Blue Gate'],
  ar: ['برج النور', 'بناية الرفاعي', 'بلوك 14', 'البوّابة الزرقاء'],
};

export function homeOf({ language }: DemoBuyer, { pick, below }: Dice): { area: string; address: string } {
  const [area, street] = pick(HOMES);
  const parts = {
    street: street[language],
    building: pick(BUILDINGS[language]),
    floor: String(1 + below(7)),
  };
  return { area, address: addressLine({ ...NO_ADDRESS, ...parts }) };
}
