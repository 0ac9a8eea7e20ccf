import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** Presses by click, Enter and Space. */
export async function pressEveryWay(button: Element): Promise<void> {
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
}

export async function fitsAFinger(target: Element): Promise<void> {
  const { width, height } = target.getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

/** `play: tabTo('button')`: the first tab stop, with its focus ring. */
export const tabTo =
  (role: string, place = 0) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await userEvent.tab();
    await expect(canvas.getAllByRole(role)[place]).toHaveFocus();
  };
