import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useLanguage } from '../../provider/contexts.ts';
import { spaceSteps } from '../../theme/scales.ts';
import { Grid, type GridProps } from './Grid.tsx';

const box = {
  padding: 8,
  borderRadius: 6,
  background: 'var(--bg-kraft)',
  color: 'var(--text-onKraft)',
  textAlign: 'center',
} as const;

function Cells({ count }: { count: number }) {
  const { locale } = useLanguage();
  return Array.from({ length: count }, (_, index) => (
    <div key={index} style={box}>
      {locale === 'ar' ? `كيس ${index + 1}` : `Bag ${index + 1}`}
    </div>
  ));
}

const STEPS = Object.keys(spaceSteps).map(Number);
const gap = { control: 'select', options: STEPS, table: { type: { summary: STEPS.join(' | ') } } } as const;

const meta = {
  title: 'Foundations/Grid',
  tags: ['autodocs'],
  component: Grid,
  args: { children: <Cells count={7} />, column: 'small', gap: 4, isFilled: false },
  argTypes: { gap, children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const grid = (count: number, props: Omit<GridProps, 'children'>) => (
  <Grid {...props}>
    <Cells count={count} />
  </Grid>
);

const states = {
  'tiny, 84 px': grid(3, { column: 'tiny', gap: 3 }),
  'small, 136 px': grid(5, { column: 'small' }),
  'medium, 240 px': grid(3, { column: 'medium' }),
  'large, 320 px': grid(2, { column: 'large' }),
  'room is left for more': grid(1, { column: 'tiny' }),
  'the whole line is shared': grid(1, { column: 'tiny', isFilled: true }),
  'less room than a column': <div style={{ inlineSize: 72 }}>{grid(2, { column: 'large', gap: 2 })}</div>,
};

export const States: Story = { render: stateGrid(340, states) };
