/** The functions of a shop's own space. */
import type { HttpHandler } from 'msw';
import { functions, type MockCall, type MockOptions } from './answer.ts';

export const store = (options: MockOptions): HttpHandler[] =>
  functions(options, 'member', { own_stores: ownStores });

const ownStores = ({ database: { members, shops }, user }: MockCall): object =>
  shops.flatMap(({ id, name, name_ar, picture_url, facade }) => {
    const member = members.find(({ store_id, user_id }) => store_id === id && user_id === user.id);
    if (!member) return [];
    const { role } = member;
    return { store_id: id, name, name_ar, picture_url, facade, role, publishing: 'direct' };
  });
