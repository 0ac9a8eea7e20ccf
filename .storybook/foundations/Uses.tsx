import { Text } from '@zawadeh/ui';
import { usesOf } from './usesOf.ts';

/** Who uses a value of the theme; a value that nobody uses says so. */
export function Uses({ of }: { of: string }) {
  const names = usesOf(of);
  return (
    <Text look="caption" tone="muted">
      {names.length > 0 ? names.join(', ') : 'Not used by any component.'}
    </Text>
  );
}
