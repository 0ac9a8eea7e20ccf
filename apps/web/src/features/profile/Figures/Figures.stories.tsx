import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { Price } from '@zawadeh/ui';
import { Figures, type Figure } from './Figures.tsx';

const bags = (value: string): Figure => ({
  id: 'bags',
  value,
  label: <Words en="bags rescued" ar="كيساً أنقذتها" />,
});
const saved = (cents: number): Figure => ({
  id: 'saved',
  value: <Price cents={cents} />,
  label: <Words en="saved" ar="مبلغ وفّرته" />,
});
const weight = (value: string): Figure => ({
  id: 'weight',
  value: (
    <>
      {value}{' '}
      <small>
        <Words en="kg" ar="كلغ" />
      </small>
    </>
  ),
  label: <Words en="avoided" ar="تجنّبتها" />,
});

const meta = {
  title: 'Data/Figures',
  tags: ['autodocs'],
  component: Figures,
  args: { figures: [bags('23'), saved(14_850), weight('57.5')] },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ figures }) => (
    <StateGrid
      cell={340}
      states={{
        three: <Figures figures={figures} />,
        two: <Figures figures={[bags('23'), weight('57.5')]} />,
        'large ones wrap': <Figures figures={[bags('12,204'), saved(123_456_789), weight('30,510')]} />,
      }}
    />
  ),
};

/** A term and its figure each, in this order. */
export const PlayReadInOrder: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const values = canvas.getAllByRole('definition');
    await expect(terms).toHaveLength(3);
    await expect(values[1]).toHaveTextContent('$148.50');
    await expect(terms[1]!.compareDocumentPosition(values[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(values[1]!.getBoundingClientRect().top).toBeLessThan(terms[1]!.getBoundingClientRect().top);
  },
};
