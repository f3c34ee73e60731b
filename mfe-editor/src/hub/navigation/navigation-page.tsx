import type { AnswerOf } from '@vestibule/contracts';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { NavigationForm } from './navigation-form';

/** Menu and footer with their form. */
export function NavigationPage({ data }: { readonly data: AnswerOf<'houseNavigation'> }) {
  const { t } = useTranslation('editor');
  return (
    <Container className={hub['page']}>
      <HubHeader title={t('navigation.title')} withHub />
      <p className={hub['editing']}>{t('navigation.text')}</p>
      <NavigationForm saved={data} />
    </Container>
  );
}
