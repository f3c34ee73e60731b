export { useTranslation } from '../app/use-translation';
