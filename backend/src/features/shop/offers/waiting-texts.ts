import type { Language } from '@vestibule/contracts';

interface Texts {
  readonly greeting: string;
  readonly joined: (title: string) => string;
  readonly isWaiting: string;
  readonly whatComes: string;
  readonly toPlace: string;
  readonly offered: (title: string) => string;
  readonly isOffered: string;
  readonly heldUntil: (time: string) => string;
  readonly toOffer: string;
}

/** What those who wait for tickets read in mails. */
export const WAITING_TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    greeting: 'Guten Tag,',
    joined: (title) => `Sie stehen auf der Warteliste: ${title}`,
    isWaiting: 'Sie stehen auf der Warteliste für diese Veranstaltung:',
    whatComes:
      'Werden so viele Karten frei, schreiben wir Ihnen und halten sie eine Zeit lang für Sie fest. Wer länger wartet, ist früher an der Reihe.',
    toPlace: 'Von der Warteliste streichen',
    offered: (title) => `Karten frei geworden: ${title}`,
    isOffered: 'für Sie sind Karten frei geworden:',
    heldUntil: (time) => `Wir halten sie bis ${time} für Sie fest. Danach bekommen sie andere.`,
    toOffer: 'Karten kaufen oder verzichten',
  },
  en: {
    greeting: 'Hello,',
    joined: (title) => `You are on the waiting list: ${title}`,
    isWaiting: 'You are on the waiting list for this event:',
    whatComes:
      'When that many tickets become available, we will write to you and hold them for you for a while. Those who have waited longer come first.',
    toPlace: 'Leave the waiting list',
    offered: (title) => `Tickets available: ${title}`,
    isOffered: 'tickets have become available for you:',
    heldUntil: (time) => `We are holding them for you until ${time}. After that others will get them.`,
    toOffer: 'Buy the tickets or pass',
  },
  cs: {
    greeting: 'Dobrý den,',
    joined: (title) => `Jste na čekací listině: ${title}`,
    isWaiting: 'jste na čekací listině na tuto akci:',
    whatComes:
      'Jakmile se tolik vstupenek uvolní, napíšeme vám a po určitou dobu vám je podržíme. Kdo čeká déle, je na řadě dřív.',
    toPlace: 'Odhlásit se z čekací listiny',
    offered: (title) => `Uvolnily se vstupenky: ${title}`,
    isOffered: 'uvolnily se pro vás vstupenky:',
    heldUntil: (time) => `Držíme je pro vás do ${time}. Potom je nabídneme dalším.`,
    toOffer: 'Koupit vstupenky, nebo se jich vzdát',
  },
};
