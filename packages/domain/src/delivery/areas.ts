/** The delivery areas and their fees; the database has the same list. */
import type { Cents } from '../money/money.ts';
import { foldForSearch } from '../text/fold.ts';
import type { Locale } from '../text/localText.ts';

export interface DeliveryArea {
  /** Sent as `delivery_area`, in addition to the specification's fields. */
  id: string;
  name: Record<Locale, string>;
  fee: Cents;
}

const area = (id: string, en: string, ar: string, fee: Cents): DeliveryArea => ({
  id,
  name: { en, ar },
  fee,
});

export const DELIVERY_AREAS: readonly DeliveryArea[] = [
  area('mina', 'Mina', 'الميناء', 170),
  area('tebeneh-zehriye', 'Tebeneh, Zehriye', 'التبانة، الزاهرية', 170),
  area('daher-el-ein', 'Daher el ein', 'ضهر العين', 340),
  area('balad', 'Balad', 'البلد', 110),
  area('abu-samra', 'Abu samra', 'أبي سمراء', 250),
  area('ebbe', 'Ebbe', 'القبة', 350),
  area('3ayrounye', '3ayrounye', 'العيرونية', 500),
  area('badawi', 'Badawi', 'البداوي', 230),
  area('behsas', 'Behsas', 'البحصاص', 170),
  area('ras-maska', 'Ras maska', 'راس مسقا', 400),
  area('jabal-mehsen', 'Jabal mehsen', 'جبل محسن', 340),
  area('barsa', 'Barsa', 'برسا', 450),
  area('kalamoun', 'Kalamoun', 'القلمون', 500),
  area('jabal-badawi', 'Jabal badawi', 'جبل البداوي', 500),
];

export function findArea(id: unknown): DeliveryArea | null {
  return DELIVERY_AREAS.find((area) => area.id === id) ?? null;
}

/** How people also spell the areas: searched, never shown. */
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  mina: ['المينا', 'الأسكلة', 'El Mina', 'Al Mina'],
  'tebeneh-zehriye': ['باب التبانة', 'Bab el Tebbaneh', 'Tabbaneh', 'Zahrieh', 'Zahriyeh'],
  'daher-el-ein': ['Dahr el Ain', 'Daher el Ain'],
  balad: ['التل', 'وسط البلد', 'Tell'],
  'abu-samra': ['أبو سمرا', 'أبو سمراء', 'Abi Samra', 'Abou Samra'],
  ebbe: ['القبّة', 'إبّه', 'Qobbeh', 'Kobbeh', 'Qoubbeh'],
  '3ayrounye': ['Ayrounieh', 'Airouniyeh'],
  badawi: ['Beddawi', 'Baddawi'],
  behsas: ['البهصاص', 'Bahsas'],
  'ras-maska': ['رأسمسقا', 'Ras Masqa'],
  'jabal-mehsen': ['Jabal Mohsen'],
  kalamoun: ['Qalamoun'],
};

/** Searches the names of both languages and their other spellings. */
export function searchAreas(typed: string): readonly DeliveryArea[] {
  const wanted = foldForSearch(typed);
  return DELIVERY_AREAS.filter(({ id, name }) =>
    [name.en, name.ar, ...(OTHER_SPELLINGS[id] ?? [])].some((each) => foldForSearch(each).includes(wanted)),
  );
}
