import type { BoardDevice } from '@zawadeh/domain';
import type { MessageIds } from '../../../lib/messages/messageId.ts';

/** Of the two kinds of phones. `once` has the time until which the code works. */
export const kinds = {
  counter: {
    title: 'web.admin.phones.counter.title',
    none: 'web.admin.phones.counter.none',
    add: 'web.admin.phones.counter.add',
    addTo: 'web.admin.phones.counter.addTo',
    says: 'web.admin.phones.counter.says',
    once: 'web.admin.phones.counter.once',
  },
  courier: {
    title: 'web.admin.phones.courier.title',
    none: 'web.admin.phones.courier.none',
    add: 'web.admin.phones.courier.add',
    // A courier has no shop.
    addTo: 'web.admin.phones.courier.add',
    says: 'web.admin.phones.courier.says',
    once: 'web.admin.phones.courier.once',
  },
} satisfies Record<BoardDevice['kind'], MessageIds>;
