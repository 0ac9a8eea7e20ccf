import { fieldsOf } from '@zawadeh/domain';
import { storedSession } from '@zawadeh/mocks';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { parseFields } from '../../lib/fields.ts';

/** `beforeEach: monaLiking('s1')`: the stored session is that of Mona, who likes these shops, the last one the latest. */
export const monaLiking =
  (...shops: readonly string[]) =>
  async () => {
    const session = storedSession('mona');
    localStorage.setItem(SESSION_KEY, session);
    const { access_token, user } = parseFields(session);
    for (const store_id of shops)
      await fetch('/rest/v1/favourites', {
        method: 'POST',
        headers: { apikey: 'key', authorization: `Bearer ${String(access_token)}` },
        body: JSON.stringify({ user_id: fieldsOf(user).id, store_id }),
      });
    return () => localStorage.clear();
  };
