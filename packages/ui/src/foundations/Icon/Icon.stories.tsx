import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './icons.ts';

const names = Object.keys(icons) as IconName[];

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'search', size: 'normal' },
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every icon there is, by the name it is asked for. */
export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={88}
      states={Object.fromEntries(names.map((name) => [name, <Icon key={name} name={name} />]))}
    />
  ),
};

export const Sizes: Story = {
  render: () => (
    <StateGrid
      cell={88}
      states={{ 'normal, 24 px': <Icon name="clock" />, 'small, 18 px': <Icon name="clock" size="small" /> }}
    />
  ),
};

const row = { display: 'flex', alignItems: 'center', gap: 8 } as const;

/** It takes the colour of the words beside it. */
function Beside() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <p style={row}>
        <Icon name="store" size="small" />
        <Words en="Zahra Sweets" ar="حلويات الزهراء" />
      </p>
      <p style={{ ...row, color: 'var(--text-muted)' }}>
        <Icon name="refresh" size="small" />
        <Words en="Restocks in 25 min" ar="يتجدّد بعد 25 دقيقة" />
      </p>
      <p style={{ ...row, color: 'var(--danger-text)' }}>
        <Icon name="alert" size="small" />
        <Words
          en="The bags cannot be shown right now. Please try again in a moment."
          ar="لا يمكن عرض الأكياس الآن. إعادة المحاولة بعد قليل."
        />
      </p>
    </div>
  );
}

export const WithWords: Story = { render: () => <Beside /> };

export const Bilingual: Story = { parameters: { panes: true }, render: () => <Beside /> };

/** An icon says nothing by itself, and cannot be reached. */
export const PlayDecorative: Story = {
  render: () => <Icon name="alert" />,
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.parentElement;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveTextContent(/^$/);
  },
};

/** Only what points somewhere turns around, and only in Arabic. */
export const PlayMirrored: Story = {
  ...States,
  tags: [],
  play: async ({ canvasElement, globals }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('svg'), (drawing) => drawing.parentElement!);
    await expect(drawn).toHaveLength(names.length);
    for (const [at, name] of names.entries()) {
      const turned = getComputedStyle(drawn[at]!).scale === '-1 1';
      await expect(turned, name).toBe(icons[name].mirrors && globals.locale === 'ar');
    }
  },
};
