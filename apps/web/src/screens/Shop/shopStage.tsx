import { FROZEN_NOW } from '@zawadeh/mocks';
import { bootAtom } from '../../state/boot.ts';
import { StorySetting } from '../../stories/StorySetting.tsx';
import type { StoryScene } from '../../stories/messages.ts';
import { hydrate, Screen as ShopScreen } from './ShopScreen.tsx';

/** The screen against the mock backend, in the story's scenario. */
function Stage({
  id,
  row,
}: {
  /** The shop's id. */
  id: string;
  /** The row that comes with the page; without one the shop is fetched from the mocks. */
  row?: object;
}) {
  return (
    <StorySetting
      path={`/shop/${id}`}
      isWide
      prepare={(store) => {
        if (!row) return;
        const shop = { id, name: 'Zahra Sweets', name_ar: 'حلويات الزهراء', ...row };
        store.set(bootAtom, { rows: null, isPart: false, etag: null, now: FROZEN_NOW, support: null, shop });
        hydrate(store);
      }}
    >
      <ShopScreen />
    </StorySetting>
  );
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: Stage,
  args: { id: 's3' },
  parameters: { layout: 'page', controls: { disable: true } },
};

export async function waitUntilLoaded({ canvas }: StoryScene): Promise<void> {
  await canvas.findByRole('heading', { level: 1 }, { timeout: 5000 });
  await canvas.findAllByRole('heading', { level: 2 });
}
