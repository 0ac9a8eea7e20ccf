import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, Words } from '../../stories/words.ts';
import { Chip, ChipGroup } from './Chip.tsx';
import { ChipField } from './ChipField.tsx';

const meta = {
  title: 'Controls/Chip',
  component: Chip,
  parameters: { docs: { parts: { ChipGroup, ChipField } } },
  args: { children: 'Meals', selected: false, onPress: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = {
  en: ['All Products', 'Meals', 'Bakery/pastery', 'Diet/healthy', 'Late Breakfast'],
  ar: ['كل الأكياس', 'وجبات', 'مخبوزات وحلويات', 'صحي ودايت', 'فطور متأخّر'],
};

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(160, {
    resting: <Chip>Meals</Chip>,
    selected: <Chip selected>Meals</Chip>,
    Arabic: <Chip>وجبات</Chip>,
    'selected, Arabic': <Chip selected>وجبات</Chip>,
  }),
};

function Row() {
  const names = useWords(NAMES);
  const [chosen, setChosen] = useState(names[0]);
  return (
    <ChipGroup label="Categories">
      {names.map((name) => (
        <Chip key={name} selected={name === chosen} onPress={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  );
}

/** The last chip is outside the row's view; choosing it by keyboard scrolls it into view. */
export const PlayChosenByKeyboard: Story = {
  render: () => <Row />,
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button');
    const last = chips.at(-1);
    if (!last) throw new Error('No chips.');
    for (const chip of chips) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect(chips[0]).toHaveAttribute('aria-pressed', 'false');
    const { left, right } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

function ManyChosen() {
  const names = useWords(NAMES);
  const [chosen, setChosen] = useState<readonly string[]>(names.slice(0, 2));
  return (
    <ChipField label={<Words en="Categories" ar="الفئات" />}>
      {names.map((name) => (
        <Chip
          key={name}
          selected={chosen.includes(name)}
          onPress={() =>
            setChosen(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
          }
        >
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}

/** A field of a form: any number of chips can be chosen, on as many lines as they need. */
export const Field: Story = { tags: ['every-mode'], render: () => <ManyChosen /> };

/** The group has the name above it, and a second press takes a choice back. */
export const PlayField: Story = {
  render: () => <ManyChosen />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleName(/Categories|الفئات/);
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(second!);
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    const { left, right } = group.getBoundingClientRect();
    for (const chip of canvas.getAllByRole('button')) {
      const box = chip.getBoundingClientRect();
      await expect(box.left >= left && box.right <= right).toBe(true);
    }
  },
};

/** Values of one property, without verbs. */
export const DoNarrow: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Row />,
};

/** Verbs: what does something is a Button, or in a Menu. */
export const DontAct: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <ChipGroup label="Actions">
      <Chip>
        <Words en="Duplicate" ar="إنشاء نسخة" />
      </Chip>
      <Chip>
        <Words en="Delete" ar="حذف" />
      </Chip>
    </ChipGroup>
  ),
};

/** The parts that the page names. */
export const Anatomy: Story = {
  tags: ['anatomy', '!dev', '!test'],
  render: () => <Row />,
};
