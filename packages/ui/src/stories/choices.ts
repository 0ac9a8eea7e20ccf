/** Values of a prop by name, for the Controls panel, which would otherwise show their JSON: `argTypes: { bag: choices(BAGS) }`. */
export const choices = <Value>(named: Record<string, Value>) => ({
  control: 'select' as const,
  options: Object.keys(named),
  mapping: named,
});
