/** Resolves when all animations in the element have ended. */
export async function settled(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
