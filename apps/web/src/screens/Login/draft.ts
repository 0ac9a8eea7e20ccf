/** The draft of the sign-in form. It survives errors, reloads and other languages; passwords are never stored. */
import {
  brand,
  DEFAULT_PHONE_COUNTRY,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  type PhoneCountry,
} from '@zawadeh/domain';
import { atom } from '../../lib/store.ts';

const MODES = ['signIn', 'signUp', 'forgotten', 'renewing'] as const;

export interface Draft {
  /** `renewing` is choosing a new password, by the link of an e-mail. */
  mode: (typeof MODES)[number];
  email: string;
  name: string;
  phone: string;
  phoneCountry: PhoneCountry;
}

const KEY = `${brand.storagePrefix}-sign-form`;

const EMPTY_DRAFT: Draft = {
  mode: 'signIn',
  email: '',
  name: '',
  phone: '',
  phoneCountry: DEFAULT_PHONE_COUNTRY,
};

/** Null until the browser has read it: the server renders the form empty. */
const known = atom<Draft | null>(null);
known.onMount = (set) => set((draft) => draft ?? keptDraft());

export const draftAtom = atom(
  (get) => get(known) ?? EMPTY_DRAFT,
  (get, set, change: Partial<Draft>) => {
    const draft = { ...(get(known) ?? keptDraft()), ...change };
    set(known, draft);
    keep(JSON.stringify(draft));
  },
);

/** Once the form has succeeded. */
export const forgottenDraftAtom = atom(null, (_get, set) => {
  set(known, EMPTY_DRAFT);
  keep(null);
});

function keptDraft(): Draft {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function readDraft(value: unknown): Draft {
  const kept = Object(value) as Partial<Record<keyof Draft, unknown>>;
  const text = (field: unknown, longest: number) =>
    typeof field === 'string' ? field.slice(0, longest) : '';
  return {
    mode: MODES.find((one) => one === kept.mode) ?? 'signIn',
    email: text(kept.email, LONGEST_EMAIL),
    name: text(kept.name, LONGEST_NAME),
    phone: text(kept.phone, LONGEST_PHONE),
    phoneCountry: PHONE_COUNTRIES.find((one) => one === kept.phoneCountry) ?? DEFAULT_PHONE_COUNTRY,
  };
}

function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Then it lasts as long as the page.
  }
}
