import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { downloadIcon } from '../../foundations/Icon/walletIcons.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic, Words, type InBoth } from '../../stories/words.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const text = { en: 'Opens in any table', ar: 'يُفتح في أي برنامج جداول' };
const download = <Words en="Download CSV" ar="تنزيل CSV" />;

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: text.en,
    side: 'top',
    isOpen: true,
    children: <Button icon={downloadIcon}>{download}</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ says = text, ...args }: Partial<TooltipProps> & { says?: InBoth }) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }}>
      <Tooltip text={useWords(says)} {...args}>
        <Button icon={downloadIcon}>{download}</Button>
      </Tooltip>
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => <Page {...withArabic(args, context, { text: text.ar })} />,
};

const long = {
  en: 'Every order of the list as it is now, with its code, amount, method and time of payment',
  ar: 'كل طلبات القائمة كما هي الآن، مع الرمز والمبلغ والطريقة ووقت الدفع',
};
const unbroken = { en: 'https://example.org/'.repeat(4), ar: 'https://example.org/'.repeat(4) };

/** Held open; a pointer rests on one thing at a time. */
export const States: Story = {
  tags: ['every-mode'],
  render: () => (
    <StateGrid
      cell={360}
      states={{
        above: <Page isOpen side="top" />,
        below: <Page isOpen side="bottom" />,
        'at the start': <Page isOpen side="start" />,
        'at the end': <Page isOpen side="end" />,
        'long words': <Page isOpen says={long} />,
        'a word that has no end': <Page isOpen says={unbroken} />,
        closed: <Page />,
      }}
    />
  ),
};

export const Bilingual: Story = {
  parameters: { panes: true },
  render: () => <Page isOpen side="start" />,
};

const words = ({ globals }: { globals: Record<string, unknown> }) =>
  globals.locale === 'ar' ? text.ar : text.en;
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The keyboard brings it at once; Escape takes it away, and so does going on. */
export const PlayKeyboard: Story = {
  render: () => <Page />,
  play: async (context) => {
    const button = context.canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(words(context));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
  },
};

/** A pointer that rests brings it, and one that presses takes it away: the press is what was meant. */
export const PlayPointer: Story = {
  render: () => <Page delayMs={0} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    // Coming from somewhere, as pointers do: the keyboard was the last to be used.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await gone();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await gone();
  },
};

const standsAt = (side: 'start' | 'end'): Story => ({
  globals: { viewport: { value: 'desk', isRotated: false } },
  render: () => (
    <div style={{ inlineSize: 900 }}>
      <Page isOpen side={side} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const tooltip = (await screen.findByRole('tooltip')).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    const isBefore = (side === 'start') === (globals.locale !== 'ar');
    await expect(isBefore ? tooltip.right <= button.left : tooltip.left >= button.right).toBe(true);
  },
});

/** Start and end are the reader's, and its direction is too. */
export const PlayAtStart: Story = standsAt('start');
export const PlayAtEnd: Story = standsAt('end');

/** In an Arabic pane of an English page its words are set in Arabic. */
export const PlayInPane: Story = {
  parameters: { panes: true },
  render: () => <Page isOpen />,
  play: async () => {
    const [english, arabic] = await screen.findAllByRole('tooltip');
    await expect(english!.matches(':dir(ltr):lang(en)')).toBe(true);
    await expect(arabic!.matches(':dir(rtl):lang(ar)')).toBe(true);
  },
};
