import { czechStem } from './czech-stem';
import { fold } from './fold-query';

const stems = (words: string) => [...new Set(words.split(' ').map((word) => czechStem(fold(word))))];

describe('czech stem', () => {
  test.each([
    'koncert koncerty koncertu koncertů koncertech koncertem koncertům',
    'prohlídka prohlídky prohlídek prohlídce prohlídkou prohlídkách prohlídkami',
    'dílna dílny dílen dílně dílnách dílnou',
    'sbírka sbírky sbírek sbírce sbírkách',
    'kniha knihy knih knize knihou knihách',
    'Praha Prahy Praze Prahu Prahou',
    'socha sochy soch soše sochou',
    'střecha střechy střeše',
    'historik historici historiků historikem',
    'bratr bratři bratra',
    'zámek zámky zámku zámků',
    'program programy programu programem programů programech',
    'systém systémy systému',
    'muzeum muzea muzeu muzeí muzeích muzeem muzeům',
    'galerie galerii galerií galeriích galeriemi',
    'cyklus cykly cyklu cyklů',
    'století stoletím',
    'tanec tance tanci tanců tančit tančí tančíme tančila',
    'dům domy domu domů domech',
    'den dny dnů dnech',
    'hra hry her hrou',
    'dítě dítěte děti dětí dětem dětmi',
    'zvíře zvířete zvířata zvířat zvířatům',
    'Karlův Karlova Karlovy',
    'Dvořák Dvořáka Dvořákova Dvořákovy Dvořákův',
    'smlouva smlouvy smlouvu',
    'babička babiččin babičky babičce',
    'malovat maluje malují malujeme maloval malovala malování malovaný',
    'zpívat zpívá zpívají zpíváme zpívala zpívali zpívejte',
    'komentovaná komentované komentovaných komentovanou komentovaného',
    'historický historická historických historičtí historickému',
    'noční nočních nočního nočními',
    'velký velká velcí velkých velkou',
  ])('one stem: %s', (forms) => expect(stems(forms)).toHaveLength(1));

  test.each([
    'host hostel hostina',
    'kost kostel',
    'sál salát',
    'forma formát',
    'plán planeta',
    'tank tanec',
    'věc věk',
    'prak práce',
    'cesta český',
    'hrad hra',
    'kraj krajina',
    'vítr vitrína',
    'ostrý ostrov',
    'malý malovat',
    'stůl století',
    'granát granit',
    'muž muzeum',
    'sůl sólo',
    'strach střecha',
    'kniha knížata',
    'výstava výstavba',
    'hlava hlavní',
  ])('words of their own: %s', (words) => expect(stems(words)).toHaveLength(words.split(' ').length));

  test('a word without letters to remove stays', () => {
    expect(['', 'a', 've', '1900', '日本'].map(czechStem)).toEqual(['', 'a', 've', '1900', '日本']);
  });
});
