import { FROZEN_NOW, handlersWithAlerts, storedSession, type StoryAlert } from '@zawadeh/mocks';
import type { HttpHandler } from 'msw';
import { SESSION_KEY } from '../../lib/http/config.ts';

export interface MockedScene {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** `beforeEach: monaWithAlerts({ bag: 'b3', state: 'kept' })`: Mona is signed in, and has these alerts. */
export const monaWithAlerts =
  (...alerts: readonly StoryAlert[]) =>
  ({ msw }: MockedScene): (() => void) => {
    msw.use(...handlersWithAlerts(alerts, () => FROZEN_NOW));
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(SESSION_KEY, storedSession('mona'));
    return () => localStorage.clear();
  };
