import type { Person } from '../world/people.ts';

export const isAdmin = ({ role, deactivatedAt }: Person): boolean =>
  role === 'admin' && deactivatedAt === null;
