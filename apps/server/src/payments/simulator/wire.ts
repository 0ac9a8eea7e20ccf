import { parsePrice, type Fields } from '@zawadeh/domain';

export interface Account {
  channel: string;
  secret: string;
  websiteUrl: string;
}

interface Envelope {
  status: boolean;
  code: string | null;
  dialog: { title: string; message: string } | null;
  actions: null;
  extra: null;
  data: unknown;
}

export const done = (data: unknown): Envelope => ({
  status: true,
  code: null,
  dialog: null,
  actions: null,
  extra: null,
  data,
});

export const rejected = (code: string, message: string): Envelope => ({
  ...done(null),
  status: false,
  code,
  dialog: { title: 'Error', message },
});

const filled = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const long = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);
const currency = (value: unknown): string | null => (value === 'USD' || value === 'LBP' ? value : null);
const address = (value: unknown): string | null =>
  typeof value === 'string' && URL.canParse(value) ? value : null;

export const collectFields = {
  externalId: long,
  amount: (value) => (typeof value === 'number' && value > 0 && parsePrice(value) !== null ? value : null),
  currency,
  invoice: filled,
  successCallbackUrl: address,
  failureCallbackUrl: address,
  successRedirectUrl: address,
  failureRedirectUrl: address,
} satisfies Fields;

export const statusFields = { externalId: long, currency } satisfies Fields;
