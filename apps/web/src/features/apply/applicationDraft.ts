/** What is typed into the form of a new shop. It survives errors, reloads and the other language, in this tab. */
import {
  brand,
  DEFAULT_PHONE_COUNTRY,
  fieldsOf,
  findArea,
  LONGEST_EMAIL,
  LONGEST_LEFT_OVER,
  LONGEST_NAME,
  LONGEST_PHONE,
  PHONE_COUNTRIES,
  readShopKind,
  type ApplicationForm,
} from '@zawadeh/domain';
import { readSessionItem, writeSessionItem } from '../../lib/storage.ts';
import { atom } from '../../lib/store.ts';

const KEY = `${brand.storagePrefix}-application`;

const EMPTY_FORM: ApplicationForm = {
  name: '',
  areaId: null,
  kind: null,
  phone: '',
  phoneCountry: DEFAULT_PHONE_COUNTRY,
  email: '',
  leftOver: '',
};

/** Null until the browser has read it: the server renders the form empty. */
const formStateAtom = atom<ApplicationForm | null>(null);
formStateAtom.onMount = (set) => set((form) => form ?? readStoredForm());

export const applicationFormAtom = atom(
  (get) => get(formStateAtom) ?? EMPTY_FORM,
  (get, set, change: Partial<ApplicationForm>) => {
    const form = { ...(get(formStateAtom) ?? readStoredForm()), ...change };
    set(formStateAtom, form);
    writeSessionItem(KEY, JSON.stringify(form));
  },
);

/** Once it is sent. */
export const clearApplicationAtom = atom(null, (_get, set) => {
  set(formStateAtom, EMPTY_FORM);
  writeSessionItem(KEY, null);
});

function readStoredForm(): ApplicationForm {
  try {
    return readForm(JSON.parse(readSessionItem(KEY) ?? 'null'));
  } catch {
    return EMPTY_FORM;
  }
}

function readForm(value: unknown): ApplicationForm {
  const fields = fieldsOf(value);
  const text = (field: unknown, longest: number) =>
    typeof field === 'string' ? field.slice(0, longest) : '';
  return {
    name: text(fields.name, LONGEST_NAME),
    areaId: findArea(fields.areaId)?.id ?? null,
    kind: readShopKind(fields.kind),
    phone: text(fields.phone, LONGEST_PHONE),
    phoneCountry: PHONE_COUNTRIES.find((one) => one === fields.phoneCountry) ?? DEFAULT_PHONE_COUNTRY,
    email: text(fields.email, LONGEST_EMAIL),
    leftOver: text(fields.leftOver, LONGEST_LEFT_OVER),
  };
}
