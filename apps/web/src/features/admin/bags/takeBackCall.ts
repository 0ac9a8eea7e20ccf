/** An admin takes sold bags back: the function pieces_to_fill, and POST {backend}/api/bags/take-back. */
import {
  readPiecesToFill,
  readTakenBack,
  TAKE_BACK_PATH,
  type TakeBackBody,
  type TakenBack,
} from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import { queryTable, type AdminResult } from '../query.ts';

/** The pieces of each paid line of a bag that is not collected, in the order of payment. */
export const fetchPiecesToFill = (bag: string): Promise<AdminResult<number[]>> =>
  queryTable(
    (client) => client.rpc('pieces_to_fill', { p_bag: bag }).retry(false),
    (answer: unknown) => ({ ok: true, value: readPiecesToFill(answer) }),
  );

export const takeBack = (body: TakeBackBody): Promise<AdminResult<TakenBack>> =>
  adminPost(TAKE_BACK_PATH, body, readTakenBack);
