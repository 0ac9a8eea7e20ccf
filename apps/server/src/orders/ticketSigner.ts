import {
  CODE_END_LENGTH,
  createTicketKeys,
  importPrivateKey,
  readInstant,
  signTicket,
  ticketWindow,
} from '@zawadeh/domain';
import type { HandoversDatabase, TicketKeys, TicketRow } from '../database/handovers.ts';

export interface TicketSigner {
  /** The text of the QR code of a handover; null where nothing reads it. */
  qrOf: (ticket: TicketRow, handover: TicketRow['handovers'][number]) => Promise<string | null>;
  publicKeys: () => Promise<string[]>;
  /** Other secrets are derived from it. */
  privateKey: () => Promise<string>;
}

/** Signs with the key that all servers share; the first server that needs one makes it. */
export function createTicketSigner(database: Pick<HandoversDatabase, 'ticketKeys'>): TicketSigner {
  let loading: Promise<TicketKeys & { key: CryptoKey | null }> | undefined;

  const load = async () => {
    const stored = await database.ticketKeys();
    const keys = stored.private_key === null ? await database.ticketKeys(await createTicketKeys()) : stored;
    return { ...keys, key: await importPrivateKey(keys.private_key ?? '') };
  };
  const keys = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    async qrOf({ order_id, order_code }, { kind, state, store_id, due_start, due_end, has_counter, bags }) {
      // A phone without a connection does not know that it was cancelled.
      const isReadable =
        state !== 'cancelled' && (kind === 'door' || (kind === 'pickup' && store_id !== null));
      const { key } = await keys();
      if (!has_counter || !isReadable || key === null) return null;
      const end = readInstant(due_end);
      return signTicket(
        {
          orderId: order_id,
          storeId: kind === 'door' ? null : store_id,
          window: end === null ? null : ticketWindow(readInstant(due_start), end),
          codeEnd: order_code.slice(-CODE_END_LENGTH),
          pieces: bags.reduce((sum, { quantity }) => sum + quantity, 0),
          // A deleted bag has no line, because a counter could not compare it.
          lines: bags.every(({ bag_id }) => bag_id !== null)
            ? bags.map(({ bag_id, quantity }) => ({ bagStart: String(bag_id), quantity }))
            : [],
        },
        key,
      );
    },
    publicKeys: async () => (await keys()).public_keys,
    privateKey: async () => (await keys()).private_key ?? '',
  };
}
