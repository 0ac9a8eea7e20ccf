export { NotFound as Screen } from '../../lib/page/NotFound.tsx';
