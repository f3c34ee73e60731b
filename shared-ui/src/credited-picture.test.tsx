import type { Image } from '@vestibule/contracts';
import { render, screen, within } from '@testing-library/react';
import { CreditedPicture } from './credited-picture';

const image: Image = { id: 'abc', width: 1100, height: 800, alt: 'Boote', focal: [0.5, 0.5], color: '#123456' };

describe('credited picture', () => {
  test('the author of a picture is named under it', () => {
    render(<CreditedPicture image={{ ...image, credit: 'Felice Beato' }} sizes="100vw" />);
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByRole('img', { name: 'Boote' })).toBeVisible();
    expect(figure.getByText('Felice Beato')).toBeVisible();
  });

  test('a picture without a name is a picture', () => {
    render(<CreditedPicture image={image} sizes="100vw" />);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });
});
