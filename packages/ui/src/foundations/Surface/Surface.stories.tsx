import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { Surface, type SurfaceProps } from './Surface.tsx';

const inside = (
  <>
    <Text look="label">
      <Words en="Knafeh & Sweets Surprise" ar="مفاجأة الكنافة والحلويات" />
    </Text>
    <Text tone="muted" look="bodySmall">
      <Words en="Packed just before you arrive. " ar="نوضّبها قبل وصولك مباشرة. " />
      <a href="#more">
        <Words en="Read more" ar="المزيد" />
      </a>
    </Text>
  </>
);

const meta = {
  title: 'Foundations/Surface',
  tags: ['autodocs'],
  component: Surface,
  args: { children: inside, look: 'surface', padding: 'normal', hasPinkedEdge: false, isBleeding: false },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const on = (props: Omit<SurfaceProps, 'children'>) => <Surface {...props}>{inside}</Surface>;

const states = {
  page: on({ look: 'page' }),
  surface: on({ look: 'surface' }),
  sunken: on({ look: 'sunken' }),
  kraft: on({ look: 'kraft' }),
  'kraft, pinked edge': on({ look: 'kraft', hasPinkedEdge: true }),
  brand: on({ look: 'brand' }),
  'small padding': on({ padding: 'small' }),
  'large padding': on({ padding: 'large' }),
  'no padding': on({ look: 'sunken', padding: 'none' }),
};

export const States: Story = { render: stateGrid(280, states) };

/** On a phone it extends to both edges of the screen; from 768 px it stays in its column. */
export const Bleeding: Story = {
  render: () => on({ look: 'kraft', hasPinkedEdge: true, padding: 'large', isBleeding: true }),
};

/** A link on green has a visible focus ring. */
export const FocusOnBrand: Story = {
  render: () => on({ look: 'brand' }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).color).toBe(
      getComputedStyle(link.closest('[data-look=brand]')!).color,
    );
  },
};

/** Only kraft has the zigzag edge, which means a bag or its receipt. */
export const PlayPinkedKraftOnly: Story = {
  render: () => on({ look: 'brand', hasPinkedEdge: true }),
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('[data-look=brand]')!;
    await expect(getComputedStyle(ground).maskImage).toBe('none');
  },
};

/** One coloured surface, on the page. */
export const DoOneColour: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => on({ look: 'kraft', hasPinkedEdge: true }),
};

/** One coloured surface inside the other. */
export const DontSurfaceInSurface: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Surface look="brand">
      <Surface look="kraft">{inside}</Surface>
    </Surface>
  ),
};
