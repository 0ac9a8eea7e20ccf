import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the address says behind its question mark. The router's own hook for it would weigh on every page's first load. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  /** With what was changed and is not drawn yet: two changes in one moment are both kept. */
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const params = new URLSearchParams(search);
  const change = (how: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(latest.current);
    how(next);
    latest.current = String(next);
    void navigate({ search: latest.current }, { replace: true });
  };
  /** A place of its own, that the way back leads away from. */
  const go = useCallback(
    (values: Record<string, string>) => {
      latest.current = String(new URLSearchParams(values));
      void navigate({ search: latest.current });
    },
    [navigate],
  );
  return { params, change, go };
}
