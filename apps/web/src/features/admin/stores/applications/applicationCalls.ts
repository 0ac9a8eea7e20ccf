/** Shops that ask to sell here: functions of the database. */
import {
  fieldsOf,
  readStoreApplication,
  readStoreApplications,
  type Publishing,
  type StoreApplication,
  type StoreApplications,
} from '@zawadeh/domain';
import { fail, queryTable, type AdminResult } from '../../query.ts';

export const fetchApplications = (): Promise<AdminResult<StoreApplications>> =>
  queryTable(
    (client) => client.rpc('store_applications_list').retry(false),
    (answer: unknown) => {
      const list = readStoreApplications(answer);
      return list === null ? fail('server') : { ok: true, value: list };
    },
  );

export type Decision = { accepts: true; publishing: Publishing } | { accepts: false; reason: string };

export interface Decided {
  application: StoreApplication;
  /** Somebody else was first, and what is here is theirs. */
  isOthers: boolean;
}

/** The same decision once more changes nothing. */
export const decide = (id: string, decision: Decision): Promise<AdminResult<Decided>> =>
  queryTable(
    (client) =>
      client.rpc('decide_application', {
        p_id: id,
        p_accepts: decision.accepts,
        ...(decision.accepts ? { p_publishing: decision.publishing } : { p_reason: decision.reason }),
      }),
    (answer: unknown) => {
      const { application, refused } = fieldsOf(answer);
      const read = readStoreApplication(application);
      if (read !== null) return { ok: true, value: { application: read, isOthers: refused !== undefined } };
      return fail(refused === 'unknown_application' ? 'gone' : 'server');
    },
  );
