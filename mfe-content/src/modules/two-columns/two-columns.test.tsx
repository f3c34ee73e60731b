import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import { moduleOf } from '../../testing/records';
import '../../testing/module-code';
import { ModuleList } from '../module-list';

const show = (changes: object) =>
  render(<ModuleList modules={[moduleOf('two_columns', changes)]} placement="page" />, {
    wrapper: fakeHost().wrapper,
  });

describe('two columns', () => {
  test('a picture and a text, in the order of reading whatever their sides', () => {
    const { container } = show({ extra_class: 'text-image', text: '<p>Die Hütte</p>' });
    const picture = screen.getByRole('img');
    expect(picture.compareDocumentPosition(screen.getByText('Die Hütte'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelector('.textFirst')).toBeInTheDocument();
  });

  test('nothing is left behind without either', () => {
    const { container } = show({ image_obj: null, text: '' });
    expect(container.querySelector('.columns')).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
