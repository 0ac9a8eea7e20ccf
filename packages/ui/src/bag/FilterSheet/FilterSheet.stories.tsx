import { NO_CHOICES, type BagChoices } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { choices } from '../../stories/choices.ts';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { open, untilGone } from '../../stories/opening.ts';
import { fitsAFinger } from '../../stories/pressing.ts';
import { settled } from '../../stories/settled.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, Words, type InBoth } from '../../stories/words.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';

const chosen: BagChoices = { ...NO_CHOICES, when: 'now', area: 'mina', diet: ['vegetarian'] };
const areas = ['mina', 'balad', 'abu-samra', 'badawi', 'behsas'];

const title = { en: 'Filters', ar: 'تصفية الأكياس' };
const close = { en: 'Close the filters', ar: 'إغلاق التصفية' };
const clear = { en: 'Clear all', ar: 'مسح الكل' };
const now = { en: 'Now', ar: 'الآن' };
const mina = { en: 'Mina', ar: 'الميناء' };
const vegan = { en: 'Vegan', ar: 'نباتي صرف (فيغان)' };
const glutenFree = { en: 'Gluten-free', ar: 'بلا غلوتين' };
const nearest = { en: 'Nearest', ar: 'الأقرب إليّ' };
const favourites = { en: 'My favourites', ar: 'متاجري المفضّلة' };
const none = { en: 'No bags match these filters.', ar: 'لا كيس يطابق هذه التصفية.' };

const meta = {
  title: 'Bag/FilterSheet',
  tags: ['autodocs'],
  component: FilterSheet,
  parameters: { docs: { story: { inline: false } } },
  argTypes: {
    choices: choices({ nothing: NO_CHOICES, 'time, area and diet': chosen }),
    areas: choices({ five: areas, one: ['mina'] }),
  },
  args: {
    isOpen: true,
    onClose: fn(),
    choices: chosen,
    onChoicesChange: fn(),
    areas,
    hasFavourites: true,
    position: 'unknown',
    count: 9,
  },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const HIGH = 720;

function Framed({ height = HIGH, ...props }: Partial<FilterSheetProps> & { height?: number }) {
  return (
    <ModalFrame placement="bottom" aria-label={useWords(title)} height={height}>
      <FilterPanel {...meta.args} {...props} />
    </ModalFrame>
  );
}

export const States: Story = {
  render: stateGrid(340, {
    'nothing chosen': <Framed choices={NO_CHOICES} count={22} />,
    'some chosen': <Framed />,
    'one bag fits': <Framed count={1} />,
    'no bag fits': <Framed choices={{ ...chosen, favourites: true }} count={0} />,
    'looking for the position': <Framed choices={{ ...chosen, sort: 'nearest' }} position="asking" />,
    'the position is refused': <Framed position="refused" />,
    'the position is known': <Framed choices={{ ...chosen, sort: 'nearest' }} position="known" />,
    'no favourites, one area': <Framed hasFavourites={false} areas={['mina']} />,
    'an area without bags': <Framed choices={{ ...chosen, area: 'kalamoun' }} count={0} />,
    'a low window: it scrolls': <Framed height={400} />,
    'little room': (
      <div style={{ maxInlineSize: 320 }}>
        <Framed />
      </div>
    ),
  }),
};

/** Open on a page. */
export const Open: Story = { ...Playground };

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** A page with a button that opens the sheet; its choices are kept. */
function Page({ onChoicesChange, ...props }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [choices, setChoices] = useState(NO_CHOICES);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>
        <Words {...title} />
      </Button>
      <FilterSheet
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        choices={choices}
        onChoicesChange={(next) => {
          onChoicesChange(next);
          setChoices(next);
        }}
      />
    </>
  );
}

const onPage = (act: NonNullable<Story['play']>, args: { count?: number } = {}): Story => ({
  args: { choices: NO_CHOICES, ...args },
  render: (props) => <Page {...props} />,
  play: act,
});

const languageOf = (globals: Record<string, unknown>) => (globals.locale === 'ar' ? 'ar' : 'en');

/** Every choice is passed on at once; diets are added to each other, the others replace each other. */
export const PlayChosen: Story = onPage(async ({ args, canvas, globals }) => {
  const { dialog } = await open(canvas);
  const press = async (words: InBoth) => {
    await userEvent.click(within(dialog).getByRole('button', { name: words[languageOf(globals)] }));
  };
  for (const words of [now, mina, glutenFree, vegan, favourites, nearest]) await press(words);
  await expect(args.onChoicesChange).toHaveBeenLastCalledWith({
    when: 'now',
    area: 'mina',
    favourites: true,
    diet: ['vegan', 'gluten_free'],
    sort: 'nearest',
  });
  await press(vegan);
  await expect(args.onChoicesChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ diet: ['gluten_free'] }),
  );
  await press(clear);
  await expect(args.onChoicesChange).toHaveBeenLastCalledWith(NO_CHOICES);
  await press(clear);
  await expect(args.onChoicesChange).toHaveBeenCalledTimes(8);
});

/** Tab goes through the choices, Space chooses, Escape closes, and the focus returns. */
export const PlayByKeyboard: Story = onPage(async ({ args, canvas, globals }) => {
  const { opener, dialog } = await open(canvas);
  const choice = within(dialog).getByRole('button', { name: now[languageOf(globals)] });
  for (let step = 0; document.activeElement !== choice && step < 10; step += 1) await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ ...NO_CHOICES, when: 'now' });
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(choice).toHaveFocus();
  dialog.requestClose();
  await untilGone(canvas);
  await expect(opener).toHaveFocus();
});

/** The number is on the button, which closes the sheet, and is announced. */
export const PlayShown: Story = onPage(
  async ({ canvas, isArabic }) => {
    const { dialog } = await open(canvas);
    const show = within(dialog).getByRole('button', { name: isArabic ? 'عرض 11 كيساً' : 'Show 11 bags' });
    await expect(within(dialog).getByText(isArabic ? '11 كيساً' : '11 bags')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.click(show);
    await untilGone(canvas);
  },
  { count: 11 },
);

/** Where nothing fits, the button says so, and is no way on. */
export const PlayNoneFits: Story = onPage(
  async ({ canvas, globals }) => {
    const { dialog } = await open(canvas);
    await expect(within(dialog).getByRole('button', { name: none[languageOf(globals)] })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('button', { name: close[languageOf(globals)] }));
    await untilGone(canvas);
  },
  { count: 0 },
);

/** Every choice fits a finger. */
export const PlayFitsAFinger: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await settled(dialog);
    for (const group of within(dialog).getAllByRole('group')) {
      await fitsAFinger(within(group).getAllByRole('button')[0]!);
    }
  },
};
