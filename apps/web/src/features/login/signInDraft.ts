/** The draft of the sign-in form. It survives errors, reloads and other languages; passwords are never stored. */
import {
  fieldsOf,
  brand,
  DEFAULT_PHONE_COUNTRY,
  LONGEST_EMAIL,
  LONGEST_NAME,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  type PhoneCountry,
} from '@zawadeh/domain';
import { storedWaitingBag } from './waitingBag/storedWaitingBag.ts';
import { readSessionItem, writeSessionItem } from '../../lib/storage.ts';
import { atom } from '../../lib/store.ts';
import { wasSignedInBefore } from './signedInBefore.ts';

const MODES = ['signIn', 'signUp', 'checkEmail', 'forgotten', 'renewing'] as const;

export interface SignInDraft {
  /** `checkEmail` is after signing up, and `renewing` is choosing a new password, by the link of an e-mail. */
  mode: (typeof MODES)[number];
  email: string;
  name: string;
  phone: string;
  phoneCountry: PhoneCountry;
}

const KEY = `${brand.storagePrefix}-sign-form`;

const EMPTY_DRAFT: SignInDraft = {
  mode: 'signIn',
  email: '',
  name: '',
  phone: '',
  phoneCountry: DEFAULT_PHONE_COUNTRY,
};

/** Null until the browser has read it: the server renders the form empty. */
const draftStateAtom = atom<SignInDraft | null>(null);
draftStateAtom.onMount = (set) => set((draft) => draft ?? readStoredDraft());

export const draftAtom = atom(
  (get) => get(draftStateAtom) ?? EMPTY_DRAFT,
  (get, set, change: Partial<SignInDraft>) => {
    const draft = { ...(get(draftStateAtom) ?? readStoredDraft()), ...change };
    set(draftStateAtom, draft);
    writeSessionItem(KEY, JSON.stringify(draft));
  },
);

/** Once the form has succeeded. */
export const clearDraftAtom = atom(null, (_get, set) => {
  set(draftStateAtom, EMPTY_DRAFT);
  writeSessionItem(KEY, null);
});

function readStoredDraft(): SignInDraft {
  const text = readSessionItem(KEY);
  // A new visitor who reserves a bag needs an account first.
  if (text === null && storedWaitingBag() && !wasSignedInBefore()) return { ...EMPTY_DRAFT, mode: 'signUp' };
  try {
    return readDraft(JSON.parse(text ?? 'null'));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function readDraft(value: unknown): SignInDraft {
  const fields = fieldsOf(value);
  const text = (field: unknown, longest: number) =>
    typeof field === 'string' ? field.slice(0, longest) : '';
  return {
    mode: MODES.find((one) => one === fields.mode) ?? 'signIn',
    email: text(fields.email, LONGEST_EMAIL),
    name: text(fields.name, LONGEST_NAME),
    phone: text(fields.phone, LONGEST_PHONE),
    phoneCountry: PHONE_COUNTRIES.find((one) => one === fields.phoneCountry) ?? DEFAULT_PHONE_COUNTRY,
  };
}
