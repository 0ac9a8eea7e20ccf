/** A row of the table users, its placeholders and roles. */
import { LONGEST_EMAIL, LONGEST_NAME } from '../limits.ts';
import { isRaw, readId } from '../reading/raw.ts';
import type { Result } from '../result.ts';
import { readText } from '../text/localText.ts';
import { readInstant } from '../time/instant.ts';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];
const DEFAULT_ROLE: Role = 'user';

/** Placeholder in a row for a missing name or phone. */
export const EMPTY = 'EMPTY';

export interface Profile {
  id: string;
  email: string | null;
  name: string | null;
  phone: string | null;
  role: Role;
  /** False for a deactivated account, which cannot order. */
  active: boolean;
  /** Whether the account is a member of a shop. */
  runsShop: boolean;
}

export type ProfileReading = Result<Profile, 'notAnObject' | 'noId'>;

export function readProfile(value: unknown): ProfileReading {
  if (!isRaw(value)) return { ok: false, error: 'notAnObject' };
  const id = readId(value.id);
  if (id === null) return { ok: false, error: 'noId' };
  return {
    ok: true,
    value: {
      id,
      email: readText(value.email, LONGEST_EMAIL),
      name: readGiven(value.name),
      phone: readGiven(value.phone),
      role: value.role === 'admin' ? 'admin' : DEFAULT_ROLE,
      active: readInstant(value.deactivated_at) === null,
      runsShop: Array.isArray(value.store_members) && value.store_members.length > 0,
    },
  };
}

export interface ProfileRow {
  id: string;
  email: string;
  name: string;
  phone: string;
  role: Role;
}

/** The row created at the first login of a user without one. */
export function newProfileRow(user: {
  id: string;
  email: string;
  name?: unknown;
  phone?: unknown;
}): ProfileRow {
  return {
    id: user.id,
    email: user.email,
    name: readGiven(user.name) ?? EMPTY,
    phone: readGiven(user.phone) ?? EMPTY,
    role: DEFAULT_ROLE,
  };
}

function readGiven(value: unknown): string | null {
  const text = readText(value, LONGEST_NAME);
  return text === EMPTY ? null : text;
}
