import type { Person } from '../world/rows.ts';

export const isAdmin = ({ role, deactivatedAt }: Person): boolean =>
  role === 'admin' && deactivatedAt === null;
