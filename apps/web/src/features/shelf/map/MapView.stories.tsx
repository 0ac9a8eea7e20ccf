import type { Meta, StoryObj } from '@storybook/react-vite';
import { createHandlers, createSeededDatabase, FROZEN_NOW } from '@zawadeh/mocks';
import { LinkContext } from '@zawadeh/ui';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RouterLink } from '../../../app/RouterLink.tsx';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { Screen as OurBagsScreen } from '../OurBagsScreen.tsx';
import { untilAlert, untilText } from '../../../app/stories/steps.ts';

const Stage = ({ path = '/our-bags?view=map' }: { path?: string }) => (
  <StorySetting path={path}>
    <LinkContext value={RouterLink}>
      <OurBagsScreen />
    </LinkContext>
  </StorySetting>
);

const meta = {
  title: 'Screens/Our bags/Map',
  component: OurBagsScreen,
  // All twenty-two shops.
  beforeEach: ({ parameters, msw }) => {
    const database = createSeededDatabase(FROZEN_NOW, 'calm');
    if (parameters.scenario === undefined)
      msw.use(...createHandlers({ scenario: 'calm', database, now: () => FROZEN_NOW }));
  },
  render: () => <Stage />,
} satisfies Meta<typeof OurBagsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const mina = /^(?:Mina|الميناء) /;
const balad = /^(?:Balad|البلد) /;
const baladAlone = /^(?:Balad|البلد)$/;

const rowOf = (canvas: StoryScene['canvas'], name: RegExp) => canvas.findByRole('button', { name });

/** The areas, before one is chosen. */
export const Areas: Story = {
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await rowOf(canvas, mina);
  },
};

/** A chosen area: its shops, and the bags of the first. */
export const Chosen: Story = {
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(canvas, balad));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
  },
};

/** Nothing can be had at that time. */
export const Nothing: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'soldOut' },
  play: async ({ canvas, t }) => {
    const name = t('web.map.nothing', { when: 'now' });
    await canvas.findByRole('heading', { name });
  },
};

/** The land is there before the bags. */
export const Loading: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'silent' },
  play: untilText('web.map.loading'),
};

export const Offline: Story = { parameters: { scenario: 'offline' }, play: untilAlert };

const pins = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll<SVGGElement>('svg g > rect'));

/** The list, by keyboard alone: an area, a shop, a bag, and back. */
export const PlayKeyboard: Story = {
  play: async ({ canvas, t }) => {
    (await rowOf(canvas, balad)).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: baladAlone });
    await expect(heading).toHaveFocus();
    const rows = canvas.getAllByRole('button', { pressed: false }).filter((row) => row.closest('li'));
    rows[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rows[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: t('web.map.allAreas') }));
    await expect(await rowOf(canvas, mina)).toHaveFocus();
  },
};

/** The switch keeps the focus, and the map what was searched for in the list: it says so, and shows the whole shelf again. */
export const PlayNarrowed: Story = {
  render: () => <Stage path="/our-bags" />,
  play: async ({ canvas, t }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(20));
    await userEvent.type(canvas.getByRole('searchbox'), 'El-Mina');
    canvas.getByRole('link', { name: t('web.shelf.map') }).focus();
    await userEvent.keyboard('{Enter}');
    await rowOf(canvas, mina);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: balad })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('web.ourBags.showAll') }));
    await rowOf(canvas, balad);
  },
};

/** A press on a pin shows its bags, and the zoom parts it into shops. */
export const PlayPins: Story = {
  play: async ({ canvas, canvasElement, t }) => {
    await waitFor(() => expect(pins(canvasElement).length).toBeGreaterThan(3));
    const before = pins(canvasElement).length;
    await userEvent.click(pins(canvasElement)[0]!);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    const closer = canvas.getByRole('button', { name: t('web.map.zoomIn') });
    for (let press = 0; press < 3; press += 1) await userEvent.click(closer);
    await waitFor(() => expect(pins(canvasElement).length).toBeGreaterThan(before));
    await userEvent.keyboard('---');
    await waitFor(() => expect(pins(canvasElement)).toHaveLength(before));
  },
};
