import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

describe('rich text', () => {
  test('shows the markup, in its own language', () => {
    render(<RichText html="<p>Ein <a href='/de/besuch'>Besuch</a></p>" lang="de" />);
    expect(screen.getByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/de/besuch');
    expect(screen.getByRole('link').closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  test('leaves no empty box behind', () => {
    const { container } = render(<RichText html="  " />);
    expect(container).toBeEmptyDOMElement();
  });
});
