import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { untilGone, open } from '../../stories/opening.ts';
import { Words } from '../../stories/words.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { body, directions, sharedMeta, title, understood } from './dialogStage.tsx';

const meta = { title: 'Overlays/Dialog/Behaviour', ...sharedMeta } satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with a button that opens the dialog. */
function Opener({ onClose, hasLightDismiss }: Pick<DialogProps, 'onClose' | 'hasLightDismiss'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <div style={{ minBlockSize: '200vh' }}>
      <Button onPress={() => setIsOpen(true)}>
        <Words {...title} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        hasLightDismiss={hasLightDismiss}
        title={<Words {...title} />}
        actions={
          <>
            <Button>{directions}</Button>
            <Button kind="primary" onPress={close}>
              {understood}
            </Button>
          </>
        }
      >
        <Words {...body} />
      </Dialog>
    </div>
  );
}

/** The dialog is named by its title, takes the focus, and returns it to the opener. */
export const PlayFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas, isArabic }) => {
    const { opener, dialog } = await open(canvas);
    await expect(dialog).toHaveAccessibleName(isArabic ? title.ar : title.en);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const last = canvas.getByRole('button', { name: isArabic ? 'فهمت' : 'Got it' });
    await userEvent.click(last);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await untilGone(canvas);
    await expect(opener).toHaveFocus();
  },
};

/** The page behind is inert and does not scroll. The browser sends Escape as a “cancel” event, which simulated keys do not trigger. */
export const PlayInert: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    const { opener, dialog } = await open(canvas);
    opener.focus();
    await expect(opener).not.toHaveFocus();
    const { left, top } = opener.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(dialog);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    dialog.requestClose();
    await untilGone(canvas);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    await expect(opener).toHaveFocus();
  },
};

/** The dialog stays open if the parent does not close it. */
export const PlayStaysOpen: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.requestClose();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(dialog.open).toBe(true);
  },
};

/** A press outside closes the dialog only with hasLightDismiss; a drag that ends outside never does. */
export const PlayPressOutside: Story = {
  render: (args) => <Opener {...args} hasLightDismiss />,
  play: async ({ args, canvas }) => {
    const { dialog } = await open(canvas);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog.querySelector('h2')! },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await userEvent.click(dialog.querySelector('h2')!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await untilGone(canvas);
  },
};

/** A dialog that is unmounted while open. */
function UnmountedWhileOpen() {
  const [isMounted, setIsMounted] = useState(false);
  return (
    <>
      <Button onPress={() => setIsMounted(true)}>
        <Words {...title} />
      </Button>
      {isMounted && (
        <Dialog isOpen onClose={() => setIsMounted(false)} title={<Words {...title} />}>
          <Words {...body} />
        </Dialog>
      )}
    </>
  );
}

export const PlayTakenAway: Story = {
  render: () => <UnmountedWhileOpen />,
  play: async ({ canvas }) => {
    const { opener, dialog } = await open(canvas);
    dialog.requestClose();
    await untilGone(canvas);
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

/** Opened from an Arabic pane of an English page, it is in Arabic. */
export const PlayInPane: Story = {
  globals: { locale: 'both' },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: title.ar }));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await expect(dialog).toHaveAccessibleName(title.ar);
    await expect(dialog.matches(':dir(rtl):lang(ar)')).toBe(true);
    dialog.requestClose();
    await untilGone(canvas);
  },
};
