import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { expect, fn, screen } from 'storybook/test';
import { moreIcon } from '../../foundations/Icon/adminIcons.ts';
import { after } from '../../stories/steps.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, type InBoth } from '../../stories/words.ts';
import { Menu } from './Menu.tsx';
import { panelLook } from './Menu.styles.ts';
import { MenuList, type MenuAction } from './MenuList.tsx';
import { actions, label, sharedMeta, opened } from './menuStage.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';

const meta = { title: 'Overlays/Menu', ...sharedMeta } satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Still = styled.div`
  ${panelLook}
  inline-size: fit-content;
  min-inline-size: 11.25rem;
  max-inline-size: 100%;
`;

/** The list without its button, because only one menu can be open at a time. */
function Drawn({ of }: { of: InBoth<MenuAction[]> }) {
  return (
    <Still>
      <MenuList aria-label={useWords(label)} actions={useWords(of)} onChoose={fn()} />
    </Still>
  );
}

const plain = (all: MenuAction[]) => all.map((action) => ({ ...action, icon: undefined }));
const mixed = (all: MenuAction[]) =>
  all.toReversed().map((action, place) => (place % 2 === 0 ? action : { ...action, icon: undefined }));
const long: InBoth<MenuAction[]> = {
  en: [{ id: 'long', label: 'Send the list of bags that were rescued last week', onPress: fn() }],
  ar: [{ id: 'long', label: 'إرسال قائمة الأكياس التي أُنقذت الأسبوع الماضي', onPress: fn() }],
};

export const States: Story = {
  render: stateGrid(240, {
    'with icons, one disabled, danger last': <Drawn of={actions} />,
    'without icons': <Drawn of={{ en: plain(actions.en), ar: plain(actions.ar) }} />,
    'one action': <Drawn of={{ en: actions.en.slice(0, 1), ar: actions.ar.slice(0, 1) }} />,
    'danger alone': <Drawn of={{ en: actions.en.slice(3), ar: actions.ar.slice(3) }} />,
    'long words': <Drawn of={long} />,
    'its button, closed': <ClosedButtons />,
  }),
};

function ClosedButtons() {
  const all = useWords(actions);
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Menu label={useWords(label)} icon={moreIcon} isIconOnly actions={all} />
      <Menu label={useWords({ en: 'Actions', ar: 'إجراءات' })} icon={moreIcon} actions={all} />
    </div>
  );
}

/** Open on a page, below the end of its button. */
export const Open: Story = { play: opened };

/** The menu's end edge is aligned with the button's in both directions. */
export const PlayAtEnd: Story = {
  play: after(opened, async ({ canvasElement, isArabic }) => {
    const button = canvasElement.querySelector('button')!.getBoundingClientRect();
    const menu = screen.getByRole('menu').parentElement!;
    const panel = menu.getBoundingClientRect();

    const [own, its] = isArabic ? [panel.left, button.left] : [panel.right, button.right];
    await expect(Math.abs(own - its)).toBeLessThanOrEqual(1);
    await expect(menu.matches(isArabic ? ':dir(rtl)' : ':dir(ltr)')).toBe(true);
    const [first] = screen.getAllByRole('menuitem');
    const { lastChild } = first!;
    const range = document.createRange();
    range.selectNodeContents(lastChild!);
    const icon = first!.querySelector('svg')!.getBoundingClientRect();
    const words = range.getBoundingClientRect();
    await expect(isArabic ? icon.left > words.left : icon.left < words.left).toBe(true);
  }),
};

/** A press of the button that stood there before the menu was downloaded is not lost. */
export const PlayStartsOpen: Story = {
  args: { startsOpen: true },
  play: async () => {
    const [first] = await screen.findAllByRole('menuitem');
    await expect(first).toHaveFocus();
  },
};

/** The most important action first, danger last, and an icon for each or for none. */
export const DoDangerLast: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Drawn of={actions} />,
};

/** Danger where the finger lands, and icons for some of them. */
export const DontDangerFirst: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => <Drawn of={{ en: mixed(actions.en), ar: mixed(actions.ar) }} />,
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => (
    <Stack>
      <ClosedButtons />
      <Drawn of={actions} />
    </Stack>
  ),
};
