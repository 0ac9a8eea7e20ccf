import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fromStart } from '../../stories/geometry.ts';
import { fitsAFinger, pressEveryWay, tabTo } from '../../stories/pressing.ts';
import { StateGrid } from '../../stories/StateGrid.tsx';
import { useWords } from '../../stories/words.ts';
import { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx';

const offline = { en: 'You are offline.', ar: 'لا يوجد اتصال بالإنترنت.' };

const meta = {
  title: 'Bag/FavouriteButton',
  tags: ['autodocs'],
  component: FavouriteButton,
  args: { isFavourite: false, isPending: false, error: null, onToggle: fn(), isOnPicture: false },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type Props = Partial<FavouriteButtonProps> & { isRefused?: boolean };

/** At the end corner of a picture, as on a bag's page. */
function Corner({ isRefused = false, ...props }: Props) {
  const error = useWords(offline);
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'end',
        minBlockSize: 116,
        padding: 12,
        background: 'var(--category-bakery)',
      }}
    >
      <FavouriteButton {...meta.args} {...props} error={isRefused ? error : null} isOnPicture />
    </div>
  );
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      cell={250}
      states={{
        plain: (
          <div>
            <FavouriteButton {...args} />
          </div>
        ),
        'plain, pressed': (
          <div>
            <FavouriteButton {...args} isFavourite />
          </div>
        ),
        'on a picture': <Corner />,
        pressed: <Corner isFavourite />,
        'pending, will be pressed': <Corner isFavourite isPending />,
        'pending, will not be': <Corner isPending />,
        'an error': <Corner isRefused />,
        'an error, pressed': <Corner isFavourite isRefused />,
      }}
    />
  ),
};

export const Focused: Story = { render: () => <Corner />, play: tabTo('button') };

function Toggled(props: FavouriteButtonProps) {
  const [isFavourite, setIsFavourite] = useState(false);
  const toggle = () => {
    props.onToggle();
    setIsFavourite(!isFavourite);
  };
  return <FavouriteButton {...props} isFavourite={isFavourite} onToggle={toggle} />;
}

/** The name stays, and the state tells what is; the description tells what a press does. */
export const PlayToggled: Story = {
  render: (args) => <Toggled {...args} />,
  play: async ({ args, canvas, isArabic }) => {
    const button = canvas.getByRole('button', {
      name: isArabic ? 'متجر مفضّل' : 'Favourite shop',
      pressed: false,
    });
    await fitsAFinger(button);
    await expect(button).toHaveAccessibleDescription(isArabic ? 'إضافة إلى المفضّلة' : 'Add to favourites');
    await pressEveryWay(button);
    await expect(args.onToggle).toHaveBeenCalledTimes(3);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleDescription(
      isArabic ? 'إزالة من المفضّلة' : 'Remove from favourites',
    );
  },
};

/** In a list the shop's name is read with the label. */
export const PlayNamed: Story = {
  render: (args) => (
    <>
      <p id="shop">Zahra Sweets</p>
      <FavouriteButton {...args} nameId="shop" />
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    const label = isArabic ? 'متجر مفضّل' : 'Favourite shop';
    await expect(canvas.getByRole('button')).toHaveAccessibleName(`${label} Zahra Sweets`);
  },
};

/** While pending a press does nothing, and the focus stays. */
export const PlayPending: Story = {
  args: { isFavourite: true, isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await pressEveryWay(button);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** An error is announced. The error ends where the button ends, and so stays on the page. */
export const PlayRefused: Story = {
  render: () => <Corner isRefused />,
  play: async ({ canvas, isArabic, canvasElement, globals }) => {
    const [button, alert] = [canvas.getByRole('button'), canvas.getByRole('alert')];
    const endOf = (element: Element) =>
      fromStart(element, canvasElement, globals.locale) + element.getBoundingClientRect().width;
    await expect(endOf(alert)).toBeCloseTo(endOf(button));
    await expect(fromStart(alert, canvasElement, globals.locale)).toBeGreaterThan(0);
    await expect(canvas.getByRole('alert')).toHaveTextContent(isArabic ? offline.ar : offline.en);
  },
};
