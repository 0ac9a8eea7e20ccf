/** When nothing in it moves any more. */
export async function settled(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
