import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, Words } from '../../stories/words.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Foundations/Text',
  tags: ['autodocs'],
  component: Text,
  args: { children: 'Check back later for new surprise bags from local stores!' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = <Words en="Surprise bags" ar="أكياس المفاجأة" />;
const empty = <Words en="No surprise bags available" ar="لا توجد أكياس مفاجأة الآن" />;
const later = (
  <Words
    en="Check back later for new surprise bags from local stores!"
    ar="نلقاك لاحقاً مع أكياس جديدة من متاجر الحيّ!"
  />
);
const trouble = (
  <Words
    en="The bags cannot be shown right now. Please try again in a moment."
    ar="لا يمكن عرض الأكياس الآن. يرجى إعادة المحاولة بعد قليل."
  />
);

export const Playground: Story = {
  render: (args, context) => (
    <Text {...withArabic(args, context, { children: 'نلقاك لاحقاً مع أكياس جديدة من متاجر الحيّ!' })} />
  ),
};

export const States: Story = {
  render: stateGrid(280, {
    h1: <Text look="h1">{heading}</Text>,
    h2: <Text look="h2">{empty}</Text>,
    body: <Text>{later}</Text>,
    bodySmall: <Text look="bodySmall">{later}</Text>,
    caption: <Text look="caption">{later}</Text>,
    label: <Text look="label">{later}</Text>,
    muted: <Text tone="muted">{later}</Text>,
    danger: <Text tone="danger">{trouble}</Text>,
    centred: <Text align="center">{later}</Text>,
  }),
};

/** Headings balance their lines, and an endless word breaks instead of overflowing. */
export const LongWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 240 }}>
      <Text look="h2">
        <Words
          en="Good food from the shops of Tripoli, saved from the bin"
          ar="طعام طيّب من متاجر طرابلس، ننقذه من الهدر"
        />
      </Text>
      <Text>https://zawadeh.example/bag/aVeryLongAddressThatNobodyWouldEverType</Text>
    </div>
  ),
};

/** Look and element are independent. */
export const PlayOutline: Story = {
  render: () => (
    <Text look="h2" as="h1">
      {empty}
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('data-look', 'h2');
  },
};

/** Sentences in the text face. */
export const DoSentence: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Text>{later}</Text>,
};

/** A paragraph in Rakkas, which is for a few large words. */
export const DontDisplayFace: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Text look="h2" as="p">
      {later}
    </Text>
  ),
};
