/** What a phone of a shop or of a courier keeps: its token, its PIN's hash, the last list, and what it has to send. */
import {
  brand,
  EMPTY_QUEUE,
  fieldsOf,
  readDevice,
  readQueue,
  type Device,
  type DeviceState,
  type Instant,
  type QueuedAction,
  type WrongPins,
} from '@zawadeh/domain';
import { Outbox } from '../../lib/outbox.ts';
import { readItem, writeItem } from '../../lib/storage.ts';

const PAIRED = `${brand.storagePrefix}-counter`;
const PAIRING = `${brand.storagePrefix}-counter-pairing`;
const PIN = `${brand.storagePrefix}-counter-pin`;
const LIST = `${brand.storagePrefix}-counter-list`;
const SUNLIGHT = `${brand.storagePrefix}-counter-sunlight`;
const SOUND = `${brand.storagePrefix}-counter-sound`;

const OF_THE_DEVICE = [PAIRED, PAIRING, PIN, LIST];

/** Nothing of shops and customers stays on the phone. */
export function wipeDevice(): void {
  OF_THE_DEVICE.forEach((key) => writeItem(key, null));
  void counterOutbox.change(() => EMPTY_QUEUE);
}

export interface PairedPhone {
  token: string;
  device: Device;
}

export function storedPhone(): PairedPhone | null {
  const { token, device } = readJson(PAIRED);
  const read = readDevice(device);
  return typeof token === 'string' && read ? { token, device: read } : null;
}

/** `device` as the server answered. Another phone's list and PIN do not stay. */
export function storePhone(token: string, device: unknown): void {
  wipeDevice();
  writeJson(PAIRED, { token, device });
}

/** The pairing that was begun and not answered yet. */
export interface BegunPairing {
  code: string;
  token: string;
  name: string;
}

export function begunPairing(linkCode: string): BegunPairing | null {
  const { code, token, name } = readJson(PAIRING);
  if (code !== linkCode || typeof token !== 'string' || typeof name !== 'string') return null;
  return { code, token, name };
}

export const storePairing = (pairing: BegunPairing): void => writeJson(PAIRING, pairing);

export interface StoredPin {
  salt: string;
  hash: string;
  wrong: WrongPins;
}

export function storedPin(): StoredPin | null {
  const { salt, hash, wrong } = readJson(PIN);
  const { count, lastAt } = fieldsOf(wrong);
  if (typeof salt !== 'string' || typeof hash !== 'string') return null;
  return { salt, hash, wrong: { count: finite(count), lastAt: finite(lastAt) } };
}

export const storePin = (pin: StoredPin): void => writeJson(PIN, pin);

export interface KeptList<State> {
  state: State;
  /** By this phone's clock. */
  receivedAt: Instant;
  /** What the server carried out since: the list does not show it yet. */
  settled: readonly QueuedAction[];
}

export function storedList<State extends DeviceState>(
  read: (answer: unknown) => State | null,
): KeptList<State> | null {
  const { answer, receivedAt, settled } = readJson(LIST);
  const state = read(answer);
  return state && { state, receivedAt: finite(receivedAt), settled: readQueue({ actions: settled }).actions };
}

/** `answer` as the server sent it, to be validated again when it is read. */
export const storeList = (answer: unknown, receivedAt: Instant): void =>
  writeJson(LIST, { answer, receivedAt, settled: [] });

export const storeSettled = (settled: readonly QueuedAction[]): void =>
  writeJson(LIST, { ...readJson(LIST), settled });

/** What the phone confirmed, and the server may not know of yet. */
export const counterOutbox = new Outbox('counter', readQueue);

export const storedSunlight = (): boolean => readItem(SUNLIGHT) === 'on';
export const storeSunlight = (isOn: boolean): void => writeItem(SUNLIGHT, isOn ? 'on' : null);

export const isSoundOff = (): boolean => readItem(SOUND) === 'off';
export const storeSoundOff = (isOff: boolean): void => writeItem(SOUND, isOff ? 'off' : null);

function readJson(key: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(readItem(key) ?? 'null'));
  } catch {
    return {};
  }
}

const writeJson = (key: string, value: object): void => writeItem(key, JSON.stringify(value));

const finite = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
