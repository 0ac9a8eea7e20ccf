/** The one step of a story that shows a state: it waits until the state is on the page. */
import type { StoryScene } from './messages.ts';

export const untilAlert = async ({ canvas }: StoryScene): Promise<void> => {
  await canvas.findByRole('alert');
};

export const untilText =
  (id: string) =>
  async ({ canvas, t }: StoryScene): Promise<void> => {
    await canvas.findByText(t(id));
  };

export const untilHeading =
  (id: string) =>
  async ({ canvas, t }: StoryScene): Promise<void> => {
    await canvas.findByRole('heading', { name: t(id) });
  };
