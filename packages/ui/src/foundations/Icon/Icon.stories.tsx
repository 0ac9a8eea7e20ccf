import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Icon } from './Icon.tsx';
import { everyIcon } from './everyIcon.ts';
import { alertIcon, clockIcon, refreshIcon, storeIcon } from './shelfIcons.ts';

const all = Object.entries(everyIcon).map(([name, icon]) => ({ name: name.replace(/Icon$/, ''), icon }));

const meta = {
  title: 'Foundations/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { of: everyIcon.searchIcon, size: 'normal' },
  argTypes: { of: { control: 'select', options: Object.keys(everyIcon), mapping: everyIcon } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Every icon with its export name. */
export const States: Story = {
  render: stateGrid(
    88,
    Object.fromEntries(all.map(({ name, icon }) => [name, <Icon key={name} of={icon} />])),
  ),
};

export const Sizes: Story = {
  render: stateGrid(88, {
    'normal, 24 px': <Icon of={clockIcon} />,
    'small, 18 px': <Icon of={clockIcon} size="small" />,
  }),
};

const row = { display: 'flex', alignItems: 'center', gap: 8 } as const;

/** An icon takes the colour of the text beside it. */
function Beside() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <p style={row}>
        <Icon of={storeIcon} size="small" />
        <Words en="Zahra Sweets" ar="حلويات الزهراء" />
      </p>
      <p style={{ ...row, color: 'var(--text-muted)' }}>
        <Icon of={refreshIcon} size="small" />
        <Words en="Restocks in 25 min" ar="يعود بعد 25 دقيقة" />
      </p>
      <p style={{ ...row, color: 'var(--danger-text)' }}>
        <Icon of={alertIcon} size="small" />
        <Words
          en="The bags cannot be shown right now. Please try again in a moment."
          ar="لا يمكن عرض الأكياس الآن. يرجى إعادة المحاولة بعد قليل."
        />
      </p>
    </div>
  );
}

export const WithWords: Story = { render: () => <Beside /> };

/** An icon has no accessible name and is not focusable. */
export const PlayDecorative: Story = {
  render: () => <Icon of={alertIcon} />,
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.parentElement;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon).toHaveTextContent(/^$/);
  },
};

/** Icons that point somewhere, and icons of text in lines. */
const TURNING =
  'arrowBack chart chevronEnd chevronStart columns conflict dashboard list login logout menu moped repeat undo';

/** Only directional icons are mirrored, and only in Arabic. */
export const PlayTurned: Story = {
  ...States,
  play: async ({ canvasElement, isArabic }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('svg'), (drawing) => drawing.parentElement!);
    const turned = all.filter((icon, place) => getComputedStyle(drawn[place]!).scale === '-1 1');
    const names = turned.map(({ name }) => name).sort();
    await expect(names.join(' ')).toBe(isArabic ? TURNING : '');
  },
};

/** Beside the words that say the same. */
export const DoBesideText: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => (
    <p style={row}>
      <Icon of={clockIcon} size="small" />
      <Words en="5:00 PM – 8:30 PM" ar="من 5:00 إلى 8:30 م" />
    </p>
  ),
};

/** Alone: opens, closes, or is it late? */
export const DontAlone: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <p style={row}>
      <Icon of={clockIcon} />
    </p>
  ),
};
