/** The delivery areas and their fees; the database has the same list. */
import type { Cents } from '../money/money.ts';
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
  area('ras-maska', 'Ras maska', 'رأس مسقا', 400),
  area('jabal-mehsen', 'Jabal mehsen', 'جبل محسن', 340),
  area('barsa', 'Barsa', 'برسا', 450),
  area('kalamoun', 'Kalamoun', 'القلمون', 500),
  area('jabal-badawi', 'Jabal badawi', 'جبل البداوي', 500),
];

export function findArea(id: unknown): DeliveryArea | null {
  return DELIVERY_AREAS.find((area) => area.id === id) ?? null;
}
