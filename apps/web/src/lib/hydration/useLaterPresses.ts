import { useEffect } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';
import { replayEarlyPresses } from './earlyPresses.ts';
import { HYDRATES_LATER } from './earlyPressScript.ts';

/** The attribute of an element that hydrates after its page; what was pressed in it until then takes effect once. */
export function useLaterPresses(): { [HYDRATES_LATER]: true | undefined } {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) replayEarlyPresses();
  }, [isHydrated]);
  return { [HYDRATES_LATER]: isHydrated ? undefined : true };
}
