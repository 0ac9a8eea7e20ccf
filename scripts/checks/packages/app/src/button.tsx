import { Button } from '@zawadeh/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button kind="primary">Reserve</Button>);
