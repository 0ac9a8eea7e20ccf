/** The accounts that run a shop, and what their role allows. */
import { fieldsOf } from '../objects.ts';
import { readCount, readId, readImageUrl } from '../reading/raw.ts';
import { readLocalText, type LocalText } from '../text/localText.ts';
import { readFacade, type Facade } from './facade.ts';

export const STORE_ROLES = ['owner', 'staff'] as const;
/** An owner may do what staff may, and sets prices, the shop page, money and the team. */
export type StoreRole = (typeof STORE_ROLES)[number];

/** Whether new bags, prices, texts and photos go on sale at once, or wait for an admin. */
export const PUBLISHING = ['direct', 'review'] as const;
export type Publishing = (typeof PUBLISHING)[number];

/** A shop that the signed-in user runs. */
export interface OwnStore {
  storeId: string;
  name: LocalText;
  pictureUrl: string | null;
  /** null is the drawing of any shop. */
  facade: Facade | null;
  role: StoreRole;
  publishing: Publishing;
  /** Of what is sold from now on, in hundredths of a per cent. */
  commissionBasisPoints: number;
}

/** An unknown role gets the rights of staff. */
export const readStoreRole = (value: unknown): StoreRole => (value === 'owner' ? 'owner' : 'staff');

/** An unknown way of publishing is a review. */
export function readOwnStores(value: unknown): OwnStore[] | null {
  if (!Array.isArray(value)) return null;
  return value.flatMap((row: unknown) => {
    const { store_id, name, name_ar, picture_url, facade, role, publishing, commission_basis_points } =
      fieldsOf(row);
    const storeId = readId(store_id);
    const text = readLocalText(name, name_ar);
    if (storeId === null || text === null) return [];
    return {
      storeId,
      name: text,
      pictureUrl: readImageUrl(picture_url),
      facade: readFacade(facade),
      role: readStoreRole(role),
      publishing: publishing === 'direct' ? 'direct' : 'review',
      commissionBasisPoints: readCount(commission_basis_points) ?? 0,
    };
  });
}
