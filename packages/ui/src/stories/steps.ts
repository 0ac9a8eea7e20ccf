/** `play: after(waitUntilLoaded, async ({ canvas }) => { … })`: the steps of a story that begins like another one. */
export const after =
  <First, Context extends First>(
    first: (context: First) => unknown,
    then: (context: Context) => Promise<void> | void,
  ) =>
  async (context: Context): Promise<void> => {
    await first(context);
    await then(context);
  };
