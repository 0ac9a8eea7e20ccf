/** Story setup of the dashboard: the whole screen in its page, with one section open. */
import type { AdminSection } from '@zawadeh/domain';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { storedSession } from '@zawadeh/mocks';
import { userEvent, waitFor } from 'storybook/test';
import { nowAtom } from '../../lib/clock.ts';
import type { MessageId } from '../../lib/messages/messageId.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { adminWords } from './locales/words.ts';
import { startSession } from '../session/session.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
import { Screen as AdminScreen } from './AdminScreen.tsx';
import {
  applicationCountAtom,
  lateCountAtom,
  owedCountAtom,
  toReviewCountAtom,
  waitingStoresAtom,
} from './navigationCounts.ts';

/** The sections before the story begins: a story would wait for them in vain on a slow machine. */
import.meta.glob(['./Dashboard.tsx', './*/*Section.tsx', './*/*/*{Section,Panel}.tsx'], { eager: true });

const DAY = 24 * 3_600_000;

interface StageProps {
  search?: string;
  /** Days after the rows of the mocks were made. */
  daysLater?: number;
  /** The refunds that the mocks owe: pictures must not depend on when the navigation gets the number. */
  owed?: number;
  /** The changes of bags that wait in the mocks, for the same reason. */
  toReview?: number;
}

/** Where there are no orders, no refund is owed. */
export const owedIn = ({ scenario }: { scenario?: unknown }): number =>
  scenario === 'everythingEmpty' ? 0 : 1;

export function Stage({ search = '', daysLater = 0, owed = 1, toReview = owed === 0 ? 0 : 3 }: StageProps) {
  return (
    <StorySetting
      path={`/admin${search}`}
      isWide
      hasToasts
      prepare={(store) => {
        store.set(nowAtom, (now) => now + daysLater * DAY);
        store.set(owedCountAtom, owed);
        store.set(lateCountAtom, 0);
        store.set(toReviewCountAtom, toReview);
        store.set(waitingStoresAtom, 0);
        store.set(applicationCountAtom, 0);
        void loadWords(store, adminWords);
      }}
      follow={startSession}
    >
      <AdminScreen />
    </StorySetting>
  );
}

/** `beforeEach: signedInAs('admin')` */
export const signedInAs = (user: Parameters<typeof storedSession>[0]) => () => {
  localStorage.setItem(SESSION_KEY, storedSession(user));
  return () => {
    localStorage.clear();
    sessionStorage.clear();
  };
};

/** The whole screen with one section open, signed in as an admin. */
export const withSection = (section: AdminSection) => ({
  component: AdminScreen,
  parameters: { layout: 'page' },
  render: (_args: object, { parameters }: { parameters: object }) => (
    <Stage search={`?section=${section}`} owed={owedIn(parameters)} />
  ),
  beforeEach: signedInAs('admin'),
});

/** Waits until the rows are here and no request is pending. */
export async function waitUntilLoaded({ canvas }: StoryScene): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const table = canvas.getByRole('grid');
    if (table.getAttribute('aria-busy') === 'true') throw new Error('busy');
  });
}

/** Opens what is behind a button. */
export async function openCollapsible({ canvas, t }: StoryScene, label: MessageId): Promise<void> {
  const fold = canvas.queryByRole('button', { name: t(label) });
  if (fold) await userEvent.click(fold);
}
