import { DIETS } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { DietTags, type DietTagsProps } from './DietTags.tsx';

const CHOICES = {
  one: ['vegetarian'],
  two: ['vegetarian', 'sugar_free'],
  all: DIETS,
  'none: nothing': [],
} satisfies Record<string, DietTagsProps['diet']>;

const meta = {
  title: 'Bag/DietTags',
  tags: ['autodocs'],
  component: DietTags,
  args: { diet: CHOICES.two },
  argTypes: { diet: choices(CHOICES) },
} satisfies Meta<typeof DietTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  one: <DietTags diet={['vegetarian']} />,
  some: <DietTags diet={['vegan', 'gluten_free', 'dairy_free']} />,
  all: <DietTags diet={DIETS} />,
  'none: nothing': <DietTags diet={[]} />,
  'little room': (
    <div style={{ inlineSize: 100 }}>
      <DietTags diet={DIETS} />
    </div>
  ),
};

export const States: Story = { render: stateGrid(260, states) };

/** A named list with one entry for each diet. */
export const PlayReadAsList: Story = {
  args: { diet: DIETS },
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('list')).toHaveAccessibleName(isArabic ? 'النظام الغذائي' : 'Diet');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};
