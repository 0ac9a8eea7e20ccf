declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { ComponentType, SVGProps } from 'react';

  const Drawing: ComponentType<SVGProps<SVGSVGElement> & { size?: string }>;
  export default Drawing;
}
