import { useLocation, useNavigate } from 'react-router-dom';

/** What the address says behind its question mark. The router's own hook for it would weigh on every page's first load. */
export function useAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const change = (how: (params: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    how(next);
    void navigate({ search: String(next) }, { replace: true });
  };
  return { params, change };
}
