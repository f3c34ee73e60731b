import { render, screen } from '@testing-library/react';
import { TextField } from './field';

describe('field', () => {
  test('label, hint and error belong to the input', () => {
    render(<TextField label="E-Mail" name="email" hint="Nur für die Antwort" error="Ungültige E-Mail-Adresse!" />);
    const input = screen.getByRole('textbox', { name: 'E-Mail' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Nur für die Antwort Ungültige E-Mail-Adresse!');
  });

  test('nothing is described when nothing is wrong', () => {
    render(<TextField label="E-Mail" name="email" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).toBeValid();
  });
});
