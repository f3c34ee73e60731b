import { Button, TextField } from '@vestibule/ui';
import { ErrorSummary } from '@vestibule/ui/error-summary';
import { Choice } from '@vestibule/ui/form-fields/choice';
import { FieldGroup } from '@vestibule/ui/form-fields/field-group';
import { PostForm } from '@vestibule/ui/form-fields/post-form';
import { createForm } from 'final-form';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';

export default { title: 'Forms' } satisfies StoryGroup;

function Groups() {
  const { t } = useTranslation('styleguide');
  const name = useId();
  return (
    <>
      <FieldGroup legend={t('sample.address')}>
        <TextField label={t('sample.street')} />
        <TextField label={t('sample.city')} />
      </FieldGroup>
      <FieldGroup legend={t('sample.payment')} question>
        {(['card', 'cash'] as const).map((value) => (
          <Choice key={value} type="radio" name={name} value={value}>
            {t(`sample.${value}`)}
          </Choice>
        ))}
      </FieldGroup>
    </>
  );
}
/** Several fields under a heading, and one question with its choices. */
export const FieldGroupStory: Story = { name: 'FieldGroup', render: () => <Groups /> };

function Summary() {
  const { t } = useTranslation('styleguide');
  const id = useId();
  return (
    <>
      <ErrorSummary
        title={t('sample.wrong')}
        text={t('sample.wrongText')}
        problems={[{ id, text: t('sample.required') }]}
        takesFocus={false}
      />
      <Choice id={id} type="checkbox">
        {t('sample.newsletter')}
      </Choice>
    </>
  );
}
/** Above a form; its line leads to the control. */
export const ErrorSummaryStory: Story = { name: 'ErrorSummary', render: () => <Summary /> };

function Post() {
  const { t } = useTranslation('styleguide');
  const [form] = useState(() => createForm<{ city?: string }>({ onSubmit: () => undefined }));
  const answerId = useId();
  return (
    <PostForm form={form} answerId={answerId} hidden={{}} onSubmit={(event) => event.preventDefault()}>
      <TextField label={t('sample.city')} name="city" />
      <Button type="submit" variant="primary">
        {t('sample.send')}
      </Button>
    </PostForm>
  );
}
/** Fields and a button at the distances of every form. */
export const PostFormStory: Story = { name: 'PostForm', render: () => <Post /> };
