/** Delivery areas by the spellings that people use. */
import { foldForSearch } from '../text/fold.ts';
import { DELIVERY_AREAS, findArea, type DeliveryArea } from './areas.ts';

/** How people also spell the areas: searched, never shown. */
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  mina: ['المينا', 'الأسكلة', 'El Mina', 'Al Mina', 'Meena'],
  'tebeneh-zehriye': ['باب التبانة', 'Bab el Tebbaneh', 'Tabbaneh', 'Zahrieh', 'Zahriyeh'],
  'daher-el-ein': ['Dahr el Ain', 'Daher el Ain'],
  balad: ['التل', 'وسط البلد', 'Tell'],
  'abu-samra': ['أبو سمرا', 'أبو سمراء', 'Abi Samra', 'Abou Samra'],
  ebbe: ['القبّة', 'إبّه', 'Qobbeh', 'Kobbeh', 'Qoubbeh', '2obbeh', '2ebbeh'],
  '3ayrounye': ['Ayrounieh', 'Airouniyeh'],
  badawi: ['Beddawi', 'Baddawi'],
  behsas: ['البهصاص', 'Bahsas'],
  'ras-maska': ['رأسمسقا', 'Ras Masqa'],
  'jabal-mehsen': ['Jabal Mohsen'],
  kalamoun: ['Qalamoun'],
};

/** The area's names in both languages and their other spellings. */
export function areaSpellings(id: string | null): readonly string[] {
  const area = findArea(id);
  return area ? [area.name.en, area.name.ar, ...(OTHER_SPELLINGS[area.id] ?? [])] : [];
}

/** Searches the names of both languages and their other spellings. */
export function searchAreas(typed: string): readonly DeliveryArea[] {
  const wanted = foldForSearch(typed);
  return DELIVERY_AREAS.filter(({ id }) =>
    areaSpellings(id).some((each) => foldForSearch(each).includes(wanted)),
  );
}
