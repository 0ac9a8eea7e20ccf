import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsAFinger, pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Button } from '../Button/Button.tsx';
import { Words } from '../../stories/words.ts';

const meta = {
  title: 'Controls/LanguageSwitch',
  tags: ['autodocs'],
  component: LanguageSwitch,
  args: { onLocaleChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const beside = (
  <div style={{ display: 'flex', gap: 8 }}>
    <LanguageSwitch onLocaleChange={fn()} />
    <ThemeSwitch onThemeChange={fn()} />
  </div>
);

export const States: Story = {
  render: ({ onLocaleChange }) => (
    <StateGrid
      states={{
        resting: (
          <div>
            <LanguageSwitch onLocaleChange={onLocaleChange} />
          </div>
        ),
        'beside the theme switch': beside,
      }}
    />
  ),
};

export const Focused: Story = { play: tabTo('button') };

/** The button offers the other language, by its own name and with its lang attribute. */
export const PlayOtherLanguage: Story = {
  play: async ({ args, canvas, isArabic }) => {
    const other = isArabic ? 'en' : 'ar';
    const button = canvas.getByRole('button', { name: other === 'ar' ? 'العربية' : 'English' });
    await expect(button).toHaveAttribute('lang', other);
    await fitsAFinger(button);
    await pressEveryWay(button);
    await expect(args.onLocaleChange).toHaveBeenCalledTimes(3);
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith(other);
  },
};

/** The language by its own name. */
export const DoOwnName: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <LanguageSwitch onLocaleChange={fn()} />,
};

/** The name in the language of the page: who needs the other language cannot read it. A flag is no language. */
export const DontForeignName: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Button kind="quiet">
      <Words en="Arabic" ar="الإنكليزية" />
    </Button>
  ),
};
