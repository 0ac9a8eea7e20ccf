import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { menuIcon } from '../../foundations/Icon/frameIcons.ts';
import { closeIcon } from '../../foundations/Icon/shelfIcons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { fromStart } from '../../stories/geometry.ts';
import { settled } from '../../stories/settled.ts';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { untilGone, open } from '../../stories/opening.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words } from '../../stories/words.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const menu = { en: 'Menu', ar: 'القائمة' };
const close = { en: 'Close the menu', ar: 'إغلاق القائمة' };

const meta = {
  title: 'Overlays/Sheet',
  tags: ['autodocs'],
  component: Sheet,
  parameters: { docs: { story: { inline: false } } },
  args: { isOpen: true, onClose: fn(), label: menu.en, side: 'start', children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sections = {
  home: <Words en="Home" ar="الرئيسية" />,
  bags: <Words en="Explore Bags" ar="تصفّح الأكياس" />,
  profile: <Words en="Profile" ar="حسابي" />,
};

/** Example content. */
function Contents({ onClose = fn(), isLong }: { onClose?: () => void; isLong?: boolean }) {
  const times = isLong ? 8 : 1;
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Text look="h2">
          <Words {...menu} />
        </Text>
        <IconButton label={useWords(close)} onPress={onClose}>
          <Icon of={closeIcon} />
        </IconButton>
      </div>
      {Array.from({ length: times }, (_, time) =>
        Object.entries(sections).map(([name, words]) => <Text key={`${name} ${time}`}>{words}</Text>),
      )}
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => (
    <Sheet {...withArabic(args, context, { label: menu.ar })}>
      <Contents onClose={args.onClose} />
    </Sheet>
  ),
};

function Framed({ side, isLong }: Pick<SheetProps, 'side'> & { isLong?: boolean }) {
  return (
    <ModalFrame placement={side ?? 'start'} aria-label={useWords(menu)}>
      <Contents isLong={isLong} />
    </ModalFrame>
  );
}

export const States: Story = {
  render: stateGrid(440, {
    'from the start': <Framed side="start" />,
    'from the end': <Framed side="end" />,
    'from the bottom': <Framed side="bottom" />,
    'more than fits: it scrolls': <Framed side="start" isLong />,
    'little room': (
      <div style={{ maxInlineSize: 320 }}>
        <Framed side="start" />
      </div>
    ),
  }),
};

/** Open on a page. */
export const Open: Story = { ...Playground };

function Opener({ onClose, side }: Pick<SheetProps, 'onClose' | 'side'>) {
  const [isOpen, setIsOpen] = useState(false);
  const closeSheet = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <IconButton label={useWords(menu)} onPress={() => setIsOpen(true)}>
        <Icon of={menuIcon} />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={closeSheet} label={useWords(menu)} side={side}>
        <Contents onClose={closeSheet} />
      </Sheet>
    </>
  );
}

/** The open sheet traps the focus; closed by its button, Escape or a press outside, it restores the focus. */
export const PlayClosed: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    const ways: ((sheet: HTMLDialogElement) => unknown)[] = [
      () => userEvent.click(canvas.getByRole('button', { name: close[locale] })),
      (sheet) => sheet.requestClose(),
      (sheet) => userEvent.click(sheet),
    ];
    for (const [before, way] of ways.entries()) {
      const { opener, dialog: sheet } = await open(canvas);
      await expect(sheet).toHaveAccessibleName(menu[locale]);
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
      await way(sheet);
      await expect(args.onClose).toHaveBeenCalledTimes(before + 1);
      await untilGone(canvas);
      await expect(opener).toHaveFocus();
    }
  },
};

async function settledPanel(canvas: StoryContext['canvas']): Promise<Element> {
  const panel = canvas.getByRole('dialog').firstElementChild!;
  await settled(panel);
  return panel;
}

/** The sheet is at the start edge, 312 px wide and as high as the window. */
export const PlayAtStart: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    const panel = await settledPanel(canvas);
    const { width, height } = panel.getBoundingClientRect();
    await expect(fromStart(panel, document.documentElement, globals.locale)).toBe(0);
    await expect([width, height]).toEqual([312, window.innerHeight]);
  },
};

export const PlayAtEnd: Story = {
  ...Playground,
  args: { side: 'end' },
  play: async ({ canvas, globals }) => {
    const distance = fromStart(await settledPanel(canvas), document.documentElement, globals.locale);
    await expect(distance).toBe(window.innerWidth - 312);
  },
};

export const PlayAtBottom: Story = {
  ...Playground,
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    const panel = await settledPanel(canvas);
    await expect(panel.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

/** The opening animation starts beyond the sheet's own edge. */
export const PlayMovesFromItsEdge: Story = {
  render: () => <Framed side="start" />,
  play: async ({ canvas, isArabic }) => {
    const sheet = canvas.getByRole<HTMLDialogElement>('dialog');
    const panel = sheet.firstElementChild as HTMLElement;
    panel.style.transition = 'none';
    sheet.open = false;
    sheet.style.display = 'grid';
    const { m41 } = new DOMMatrix(getComputedStyle(panel).transform);
    await expect(Math.sign(m41)).toBe(isArabic ? 1 : -1);
  },
};
