export { NotFound as Screen } from '../../features/NotFound.tsx';
