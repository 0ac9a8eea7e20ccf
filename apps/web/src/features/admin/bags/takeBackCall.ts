/** Sold bags are taken back by an admin, or by a member of their shop. */
import { readPiecesToFill, readTakenBack, type TakeBackBody, type TakenBack } from '@zawadeh/domain';
import { adminPost } from '../adminPost.ts';
import { queryTable, type AdminResult } from '../query.ts';

/** The pieces of each paid line of a bag that is not collected, in the order of payment. */
export const fetchPiecesToFill = (bag: string): Promise<AdminResult<number[]>> =>
  queryTable(
    (client) => client.rpc('pieces_to_fill', { p_bag: bag }).retry(false),
    (answer: unknown) => ({ ok: true, value: readPiecesToFill(answer) }),
  );

/** The path says by whom. */
export const takeBack = (path: string, body: TakeBackBody): Promise<AdminResult<TakenBack>> =>
  adminPost(path, body, readTakenBack);
