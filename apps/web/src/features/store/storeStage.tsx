/** Story setup of a shop's own space: the whole screen in its page, with one section open. */
import type { DemoUser } from '@zawadeh/mocks';
import { LinkContext } from '@zawadeh/ui';
import { RouterLink } from '../../app/RouterLink.tsx';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { nowAtom } from '../../lib/clock.ts';
import { loadWords } from '../../lib/messages/language.ts';
import { supportAtom } from '../../lib/support.ts';
import { signedInAs } from '../admin/adminStage.tsx';
import { adminWords } from '../admin/locales/words.ts';
import { startSession } from '../session/session.ts';
import { storeWords } from './locales/words.ts';
import { Screen as StoreScreen } from './StoreScreen.tsx';
import type { StoreSectionId } from './storePages.ts';

/** The sections before the story begins: a story would wait for them in vain on a slow machine. */
import.meta.glob(
  [
    './StoreSpace.tsx',
    './*/*{Section,Page}.tsx',
    '../admin/{bags,week}/*{Section,SellThrough}.tsx',
    '../takeBack/TakeBackForm.tsx',
  ],
  { eager: true },
);

const DAY = 24 * 3_600_000;

interface StageProps {
  search?: string;
  /** Days after the rows of the mocks were made. */
  daysLater?: number;
}

export function Stage({ search = '', daysLater = 0 }: StageProps) {
  return (
    <StorySetting
      path={`/store${search}`}
      isWide
      hasToasts
      prepare={(store) => {
        store.set(nowAtom, (now) => now + daysLater * DAY);
        store.set(supportAtom, '+96170000000');
        void loadWords(store, adminWords);
        void loadWords(store, storeWords);
      }}
      follow={startSession}
    >
      <LinkContext value={RouterLink}>
        <StoreScreen />
      </LinkContext>
    </StorySetting>
  );
}

/** The whole screen with one section open: `maya` owns one shop, `lina` two, `hiba` is staff. */
export const withStoreSection = (section: StoreSectionId, user: DemoUser = 'maya') => ({
  component: StoreScreen,
  parameters: { layout: 'page' },
  render: () => <Stage search={`?section=${section}`} />,
  beforeEach: signedInAs(user),
});
