declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { Drawing } from '@tabler/icons-react/dist/esm/createReactComponent.mjs';

  const drawing: Drawing;
  export default drawing;
}

declare module '@tabler/icons-react/dist/esm/createReactComponent.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  export type Drawing = ComponentType<SVGProps<SVGSVGElement> & { size?: string }>;
  export default function createReactComponent(
    kind: 'outline' | 'filled',
    name: string,
    displayName: string,
    nodes: readonly (readonly [tag: string, attributes: Record<string, string>])[],
  ): Drawing;
}
