import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { now } from '@zawadeh/ui/stories/bags.ts';
import { oven } from '@zawadeh/ui/stories/handovers.tsx';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { useWords } from '@zawadeh/ui/stories/words.ts';
import { bagIcon, heartIcon, Icon, IconButton, LocalizedText, Menu, moreIcon } from '@zawadeh/ui';
import { OfflineQueueNote } from '../OfflineQueueNote/OfflineQueueNote.tsx';
import { WorkHeader, type WorkHeaderProps } from './WorkHeader.tsx';

const words = {
  en: {
    label: 'Handovers',
    sections: ['Now', 'Later', 'Done', 'For somebody who needs it'],
    bags: 'Today’s bags',
    more: 'More',
    moreActions: ['Sunlight', 'Lock'],
  },
  ar: {
    label: 'التسليم',
    sections: ['الآن', 'لاحقاً', 'تمّ', 'لمن يحتاج'],
    bags: 'أكياس اليوم',
    more: 'المزيد',
    moreActions: ['ضوء الشمس', 'قفل'],
  },
};

interface CounterProps extends Pick<WorkHeaderProps, 'isLive' | 'isOffline' | 'current'> {
  shop?: WorkHeaderProps['title'];
  note?: WorkHeaderProps['note'];
  counts?: readonly number[];
}

/** The header with the sections of a counter; the fourth is there only while the shop has such bags. */
function Counter({ isLive, isOffline, current, shop, note, counts = [5, 2, 7, 4] }: CounterProps) {
  const { label, sections, bags, more, moreActions } = useWords(words);
  return (
    <section>
      <WorkHeader
        title={shop ?? <LocalizedText text={oven} />}
        isLive={isLive}
        isOffline={isOffline}
        clock={now}
        actions={
          <>
            <IconButton label={bags} onPress={() => {}}>
              <Icon of={bagIcon} />
            </IconButton>
            <Menu
              label={more}
              icon={moreIcon}
              isIconOnly
              actions={moreActions.map((name) => ({ id: name, label: name, onPress: () => {} }))}
            />
          </>
        }
        label={label}
        sections={counts.map((count, place) => ({
          id: String(place),
          label: sections[place] ?? '',
          count,
          href: `/counter?section=${place}`,
          ...(place === 3 && { icon: heartIcon }),
        }))}
        current={current}
        note={note ?? <OfflineQueueNote offlineSince={null} toSend={0} />}
      />
    </section>
  );
}

const meta = {
  title: 'Counter/WorkHeader',
  tags: ['autodocs'],
  component: WorkHeader,
  args: { title: '', isLive: true, clock: now, label: '', sections: [], current: '0' },
  argTypes: { current: { control: 'select', options: ['0', '1', '2', '3'] } },
  parameters: { layout: 'page' },
} satisfies Meta<typeof WorkHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const render: Story['render'] = ({ isLive, current }) => <Counter isLive={isLive} current={current} />;

export const Playground: Story = { render };

const offline = <OfflineQueueNote offlineSince={now - 42 * 60_000} toSend={3} />;
const longName = (
  <LocalizedText
    text={{
      en: 'The Old Oven of the Brothers Abou Khaled in Al-Tell',
      ar: 'فرن الإخوة أبو خالد القديم في ساحة التلّ',
    }}
  />
);

export const States: Story = {
  parameters: {
    // A page has one such header.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: stateGrid(360, {
    live: <Counter isLive current="0" />,
    'not live': <Counter isLive={false} current="1" />,
    offline: <Counter isLive={false} current="2" note={offline} />,
    'offline, without a note': <Counter isOffline current="2" />,
    'bags for somebody who needs them': <Counter isLive current="3" />,
    'three sections': <Counter isLive current="0" counts={[0, 0, 0]} />,
    'a long name, high counts': <Counter isLive current="0" shop={longName} counts={[123, 45, 678, 90]} />,
    'in little room': (
      <div style={{ inlineSize: 320 }}>
        <Counter isLive current="0" />
      </div>
    ),
  }),
};

/** The sections are links with their counts, one of them current; each target is at least 48 px. */
export const PlayLinks: Story = {
  render,
  play: async ({ canvas, isArabic }) => {
    const { label, sections } = words[isArabic ? 'ar' : 'en'];
    const nav = canvas.getByRole('navigation');
    await expect(nav).toHaveAccessibleName(label);
    const links = within(nav).getAllByRole('link');
    await expect(links[0]).toHaveAccessibleName(`${sections[0]} 5`);
    await expect(links[3]).toHaveAccessibleName(`${sections[3]} 4`);
    await expect(canvas.getByRole('link', { current: 'page' })).toBe(links[0]);
    for (const target of [...links, ...canvas.getAllByRole('button')]) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
  },
};

/** The menu of the last button has its own colours, not those of the green. */
export const MenuOpen: Story = {
  tags: ['every-mode'],
  render: () => (
    <div style={{ minBlockSize: 260 }}>
      <Counter isLive current="0" />
    </div>
  ),
  play: async ({ canvas, isArabic }) => {
    const { more, moreActions } = words[isArabic ? 'ar' : 'en'];
    await userEvent.click(canvas.getByRole('button', { name: more }));
    const action = await canvas.findByRole('menuitem', { name: moreActions[0]! });
    await expect(getComputedStyle(action).color).toBe(getComputedStyle(document.body).color);
  },
};

/** All sections fit into 320 px without scrolling. */
export const PlayFits: Story = {
  render: () => (
    <div style={{ inlineSize: 320 }}>
      <Counter isLive current="0" />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation')).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** While the note says something there is no band. */
export const PlayNoteInPlaceOfBand: Story = {
  render: () => <Counter isLive={false} current="0" note={offline} />,
  play: async ({ canvas }) => {
    const band = canvas.getByRole('status').previousElementSibling!;
    await expect(band).not.toBeVisible();
  },
};
