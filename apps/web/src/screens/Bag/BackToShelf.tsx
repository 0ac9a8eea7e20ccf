import { BackButton } from '@zawadeh/ui';
import { useNavigate } from 'react-router-dom';

/** To the page before this one; whoever came from elsewhere, or before any script has come, gets to the shelf. */
export function BackToShelf() {
  const navigate = useNavigate();
  return (
    <BackButton
      href="/our-bags"
      isOnPicture
      onPress={(event) => {
        if (!hasPageBefore()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}

/** The router counts the pages that it has shown in this tab. */
function hasPageBefore(): boolean {
  const state = history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
