import {
  handoverKey,
  importPublicKey,
  verifyTicket,
  type ActionResult,
  type Device,
  type DeviceState,
  type Handover,
  type Instant,
  type SignedTicket,
} from '@zawadeh/domain';
import { useMemo } from 'react';
import { fetchList, followChanges, sendAction } from './counterCalls.ts';
import {
  counterOutbox,
  storedList,
  storeList,
  storeSettled,
  wipeDevice,
  type PairedPhone,
} from './counterStorage.ts';
import { DeviceSync, type SyncSource } from './DeviceSync.ts';
import { useSync, type Synced } from './useSync.ts';

/** The list of a kind of phone. It has to be the same object in every render. */
interface PhoneList<State extends DeviceState> {
  path: string;
  read: (answer: unknown) => State | null;
}

export interface SyncedDevice<State extends DeviceState> extends Synced<State> {
  token: string;
  device: Device;
  /** The ticket of a code, if it is signed with a key of the server. */
  verify: (text: string) => Promise<SignedTicket | null>;
  /** Waits a moment for the server's word; null: it is sent later. */
  handOver: (handover: Handover, how: 'scan' | 'code' | 'list') => Promise<HandOverOutcome>;
  undo: (token: string, handover: Handover) => void;
}

interface HandOverOutcome {
  token: string;
  at: Instant;
  /** null: not known yet. */
  result: ActionResult | null;
}

/** The list of a phone and its queue, by the clock of the server. */
export function useDevice<State extends DeviceState>(
  { token, device }: PairedPhone,
  list: PhoneList<State>,
): SyncedDevice<State> {
  const sync = useMemo(() => new DeviceSync(sourceOf(token, list)), [token, list]);
  const synced = useSync(sync);
  const { state, serverNow, send, add } = synced;
  return {
    ...synced,
    token,
    device: state?.device ?? device,
    verify: async (text) => {
      const keys = await Promise.all((state?.publicKeys ?? []).map(importPublicKey));
      return verifyTicket(
        text,
        keys.filter((key) => key !== null),
      );
    },
    handOver: async (handover, how) => {
      const action = {
        kind: 'hand_over',
        token: crypto.randomUUID(),
        handover: handoverKey(handover),
        how,
        at: serverNow(),
      } as const;
      return { token: action.token, at: action.at, result: await send(action) };
    },
    undo: (given, handover) =>
      add({ kind: 'undo', token: given, handover: handoverKey(handover), at: serverNow() }),
  };
}

const sourceOf = <State extends DeviceState>(
  token: string,
  { path, read }: PhoneList<State>,
): SyncSource<State> => ({
  outbox: counterOutbox,
  kept: () => storedList(read),
  keepList: storeList,
  keepSettled: storeSettled,
  wipe: wipeDevice,
  fetchList: () => fetchList(path, token, read),
  sendAction: (action) => sendAction(token, action),
  followChanges: (listener) => followChanges(token, listener),
});
