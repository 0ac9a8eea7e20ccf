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
